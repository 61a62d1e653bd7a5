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
  onFailed: () => void
}

/** A page of a PDF, painted when it is nearly in view. Screen readers get its text. */
export function PdfPage({ pdf, number, onFailed }: PdfPageProps) {
  const intl = useIntl()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')

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
      aria-label={intl.formatMessage({ id: 'pdf.page' }, { at: number, of: pdf.pageCount })}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <p className="visually-hidden">{text}</p>
    </li>
  )
}
