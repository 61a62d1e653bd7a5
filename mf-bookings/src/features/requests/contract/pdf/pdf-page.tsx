import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OpenPdf } from './open-pdf.ts'
import styles from './pdf.module.css'

/** Pages are painted shortly before they come into view. */
const AHEAD = '600px'

interface PdfPageProps {
  pdf: OpenPdf
  /** From 1. */
  number: number
  /** Whether its end has been in view. */
  isSeen: boolean
  onFailed: () => void
  /** Called when the end of the painted page is in view. */
  onSeen: () => void
}

/** A page of a PDF, painted when it is nearly in view. Screen readers get its text. */
export function PdfPage({ pdf, number, isSeen, onFailed, onSeen }: PdfPageProps) {
  const intl = useIntl()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState<string>()

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let isOver = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        pdf.paint(number, target).then(setText, () => isOver || onFailed())
      },
      { rootMargin: AHEAD },
    )
    observer.observe(target)

    return () => {
      isOver = true
      observer.disconnect()
    }
  }, [pdf, number, onFailed])

  return (
    <li
      className={styles.page}
      data-unseen={!isSeen || undefined}
      aria-label={intl.formatMessage({ id: 'pdf.page' }, { at: number, of: pdf.pageCount })}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <p className="visually-hidden">{text}</p>
      {text !== undefined && <PageEnd onSeen={onSeen} />}
    </li>
  )
}

/** The end of a page: calls once it is in view. */
export function PageEnd({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const target = end.current
    if (!target) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen())
    observer.observe(target)
    return () => observer.disconnect()
  }, [onSeen])

  return <span ref={end} className={styles.end} aria-hidden="true" />
}
