import { downloadAttachment } from '@domizil/api'
import { lazyChunk, messageOf, useShell } from '@domizil/app-kit'
import { Button, Skeleton } from '@domizil/ui/parts'
import { Suspense, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from './contract.module.css'

/** Half a megabyte: loaded with the first document that is read. */
const PdfPages = lazyChunk('pdf-pages', () =>
  import(/* webpackChunkName: "pdf-pages" */ './pdf/pdf-pages.tsx').then((module) => module.PdfPages),
)

interface ContractDocumentProps {
  /** The id of the booking. */
  id: number
  attachmentId: number
  /** The accessible name of the document. */
  label: string
}

/** A file of a booking, read in the page. */
export function ContractDocument(props: ContractDocumentProps) {
  const [attempt, setAttempt] = useState(0)

  return <Attempt key={attempt} {...props} onRetry={() => setAttempt((before) => before + 1)} />
}

function Attempt({ id, attachmentId, label, onRetry }: ContractDocumentProps & { onRetry: () => void }) {
  const { file, problem } = useAttachment(id, attachmentId)
  if (problem) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{problem}</p>
        <Button onClick={onRetry}>
          <FormattedMessage id="requests.retry" />
        </Button>
      </div>
    )
  }

  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      {file ? <PdfPages file={file} label={label} /> : <Skeleton height="320px" />}
    </Suspense>
  )
}

function useAttachment(id: number, attachmentId: number) {
  const shell = useShell()
  const [file, setFile] = useState<Blob>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isOver = false
    shell.download(downloadAttachment, { params: { id, attachmentId } }).then(
      (loaded) => isOver || setFile(loaded),
      (error: unknown) => isOver || setProblem(messageOf(error)),
    )

    return () => {
      isOver = true
    }
  }, [shell, id, attachmentId])

  return { file, problem }
}
