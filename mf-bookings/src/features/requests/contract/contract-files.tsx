import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { FileText } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import styles from './contract.module.css'
import { ReadDialog } from './read-dialog.tsx'

/** The files of a booking, for both parties: each opens in the page. */
export function ContractFiles({ request }: { request: Booking }) {
  const intl = useIntl()
  const reading = useDialog<number>(`file-${request.id}`)
  if (request.attachments.length === 0) return null

  return (
    <>
      <ul className={styles.files} aria-label={intl.formatMessage({ id: 'contract.files' })}>
        {request.attachments.map(({ id, name }) => (
          <li key={id}>
            <Button
              size="small"
              icon={<FileText size={14} aria-hidden="true" />}
              onClick={() => reading.open(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {reading.value !== undefined && (
        <ReadDialog request={request} attachmentId={reading.value} onClose={reading.close} />
      )}
    </>
  )
}
