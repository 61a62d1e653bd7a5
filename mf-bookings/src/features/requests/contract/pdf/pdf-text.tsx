import { Skeleton } from '@domizil/ui/parts'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OpenPdf } from './open-pdf.ts'
import type { PdfBlock, PdfRow } from '@domizil/domain'
import styles from './pdf.module.css'
import { PageEnd, PdfPage } from './pdf-page.tsx'

interface PdfTextProps {
  pdf: OpenPdf
  /** From 1. */
  number: number
  /** Whether its end has been in view. */
  isSeen: boolean
  onFailed: () => void
  onSeen: () => void
}

/** The text of a page in the size of the page around it; a page without tags is painted. */
export function PdfText(props: PdfTextProps) {
  const { pdf, number, isSeen, onFailed, onSeen } = props
  const intl = useIntl()
  const [blocks, setBlocks] = useState<readonly PdfBlock[] | 'untagged'>()

  useEffect(() => {
    let isOver = false
    pdf.read(number).then(
      (read) => isOver || setBlocks(read ?? 'untagged'),
      () => isOver || onFailed(),
    )
    return () => {
      isOver = true
    }
  }, [pdf, number, onFailed])

  if (blocks === 'untagged') return <PdfPage {...props} />
  return (
    <li
      className={styles.text}
      data-unseen={!isSeen || undefined}
      aria-label={intl.formatMessage({ id: 'pdf.page' }, { at: number, of: pdf.pageCount })}
    >
      {blocks ? blocks.map((block, at) => <Block key={at} block={block} />) : <Skeleton height="320px" />}
      {blocks && <PageEnd onSeen={onSeen} />}
    </li>
  )
}

function Block({ block }: { block: PdfBlock }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph') return <p lang={block.lang}>{block.text}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide one scrolls on a phone, by keyboard as well
    <table tabIndex={0}>
      <tbody>
        {block.rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row: { isHead, cells } }: { row: PdfRow }) {
  return (
    <tr>
      {cells.map((cell, at) =>
        isHead ? (
          <th key={at} scope="col">
            {cell}
          </th>
        ) : (
          <td key={at}>{cell}</td>
        ),
      )}
    </tr>
  )
}
