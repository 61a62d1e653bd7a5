import { type Booking, downloadAttachment } from '@domizil/api'
import { useIntl } from 'react-intl'
import { DownloadButton } from '../../../lib/download-button.tsx'
import styles from './contract.module.css'

/** The files of a booking, for both parties. */
export function ContractFiles({ request: { id, attachments } }: { request: Booking }) {
  const intl = useIntl()
  if (attachments.length === 0) return null

  return (
    <ul className={styles.files} aria-label={intl.formatMessage({ id: 'contract.files' })}>
      {attachments.map(({ id: attachmentId, name }) => (
        <li key={attachmentId}>
          <DownloadButton call={downloadAttachment} input={{ params: { id, attachmentId } }} name={name}>
            {name}
          </DownloadButton>
        </li>
      ))}
    </ul>
  )
}
