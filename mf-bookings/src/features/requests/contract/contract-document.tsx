import { downloadAttachment } from '@domizil/api'
import { lazyChunk, messageOf, useSay, useShell } from '@domizil/app-kit'
import { Button, Skeleton } from '@domizil/ui/parts'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { DownloadButton } from '../../../lib/download-button.tsx'
import styles from './contract.module.css'

/** Half a megabyte: loaded with the first document that is read. */
const PdfPages = lazyChunk('pdf-pages', () =>
  import(/* webpackChunkName: "pdf-pages" */ './pdf/pdf-pages.tsx').then((module) => module.PdfPages),
)

/** What has been shown of a file. */
export interface ShownDocument {
  /** SHA-256 of the very file, in hexadecimal digits. */
  readonly hash: string
  /** How many pages have been in view to their ends. */
  readonly seen: number
  readonly of: number
}

interface ContractDocumentProps {
  /** The id of the booking. */
  id: number
  attachmentId: number
  /** The accessible name of the document. */
  label: string
  /** Called whenever more of the file has been shown. Must be stable between renders. */
  onShown?: (shown: ShownDocument) => void
}

/** A file of a booking, read in the page. Where it cannot be shown, it is offered as a file. */
export function ContractDocument(props: ContractDocumentProps) {
  const [attempt, setAttempt] = useState(0)

  return <Attempt key={attempt} {...props} onRetry={() => setAttempt((before) => before + 1)} />
}

function Attempt(props: ContractDocumentProps & { onRetry: () => void }) {
  const { id, attachmentId, label, onShown, onRetry } = props
  const say = useSay()
  const { file, problem } = useAttachment(id, attachmentId)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const handleShown = useCallback(
    (seen: number, of: number) => file && onShown?.({ hash: file.hash, seen, of }),
    [file, onShown],
  )
  const handleFailed = useCallback(() => setIsUnreadable(true), [])
  if (problem || isUnreadable) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{problem ?? say('pdf.failed')}</p>
        <div className={styles.ways}>
          <Button size="small" onClick={onRetry}>
            {say('requests.retry')}
          </Button>
          <DownloadButton
            call={downloadAttachment}
            input={{ params: { id, attachmentId } }}
            name={`${say('contract.document')}.pdf`}
          >
            {say('contract.download')}
          </DownloadButton>
        </div>
      </div>
    )
  }

  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      {file ? (
        <PdfPages file={file.blob} label={label} onShown={handleShown} onFailed={handleFailed} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Suspense>
  )
}

interface HashedFile {
  readonly blob: Blob
  readonly hash: string
}

function useAttachment(id: number, attachmentId: number) {
  const shell = useShell()
  const [file, setFile] = useState<HashedFile>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isOver = false
    shell
      .download(downloadAttachment, { params: { id, attachmentId } })
      .then(async (blob) => ({ blob, hash: await hashOf(blob) }))
      .then(
        (loaded) => isOver || setFile(loaded),
        (error: unknown) => isOver || setProblem(messageOf(error)),
      )

    return () => {
      isOver = true
    }
  }, [shell, id, attachmentId])

  return { file, problem }
}

async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
