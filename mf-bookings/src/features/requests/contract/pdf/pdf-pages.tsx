import { Minus, Plus } from '@domizil/ui/icons'
import { Button, classes, Skeleton } from '@domizil/ui/parts'
import { useCallback, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type OpenPdf, openPdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf.module.css'

const ZOOMS = ['fit', 'wide', 'widest'] as const

interface PdfPagesProps {
  file: Blob
  /** The accessible name of the document. */
  label: string
}

/** The pages of a PDF, one below the other, in a frame that scrolls. */
export function PdfPages({ file, label }: PdfPagesProps) {
  const intl = useIntl()
  const { pdf, hasFailed, fail } = useOpenPdf(file)
  const [zoom, setZoom] = useState(0)
  if (hasFailed) {
    return (
      <p role="alert" className={styles.failed}>
        <FormattedMessage id="pdf.failed" />
      </p>
    )
  }
  if (!pdf) return <Skeleton height="320px" />

  return (
    <div className={styles.frame}>
      <div className={styles.tools}>
        <span>
          <FormattedMessage id="pdf.count" values={{ count: pdf.pageCount }} />
        </span>
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'pdf.smaller' })}
          aria-disabled={zoom === 0}
          onClick={() => setZoom((at) => Math.max(at - 1, 0))}
        >
          <Minus size={16} aria-hidden="true" />
        </Button>
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'pdf.larger' })}
          aria-disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom((at) => Math.min(at + 1, ZOOMS.length - 1))}
        >
          <Plus size={16} aria-hidden="true" />
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it takes the focus */}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <ol className={classes(styles.pages, styles[ZOOMS[zoom] ?? 'fit'])}>
          {Array.from({ length: pdf.pageCount }, (_, at) => (
            // Another canvas for each size: one is never painted twice at once.
            <PdfPage key={`${zoom} ${at}`} pdf={pdf} number={at + 1} onFailed={fail} />
          ))}
        </ol>
      </div>
    </div>
  )
}

/** Opens a file, and closes it with the component. */
function useOpenPdf(file: Blob) {
  const [pdf, setPdf] = useState<OpenPdf>()
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])

  useEffect(() => {
    let isOver = false
    const opening = openPdf(file)
    opening.then(
      (opened) => isOver || setPdf(opened),
      () => isOver || setHasFailed(true),
    )

    return () => {
      isOver = true
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      )
    }
  }, [file])

  return { pdf, hasFailed, fail }
}
