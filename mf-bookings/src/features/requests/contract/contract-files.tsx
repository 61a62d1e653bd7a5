import { type Booking, downloadAttachment } from '@domizil/contract'
import { messageOf, saveFile, useShell } from '@domizil/remote-kit'
import { Download } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './contract.module.css'

type Attachment = Booking['attachments'][number]

/** The files of a booking, for both sides. */
export function ContractFiles({ request: { id, attachments } }: { request: Booking }) {
  const intl = useIntl()
  if (attachments.length === 0) return null

  return (
    <ul className={styles.files} aria-label={intl.formatMessage({ id: 'contract.files' })}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <FileButton bookingId={id} attachment={attachment} />
        </li>
      ))}
    </ul>
  )
}

function FileButton({ bookingId, attachment }: { bookingId: number; attachment: Attachment }) {
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const handleDownload = async () => {
    setIsBusy(true)
    try {
      const params = { id: bookingId, attachmentId: attachment.id }
      saveFile(await shell.download(downloadAttachment, { params }), attachment.name)
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button size="small" busy={isBusy} onClick={() => void handleDownload()}>
      <Download size={14} aria-hidden="true" />
      {attachment.name}
    </Button>
  )
}
