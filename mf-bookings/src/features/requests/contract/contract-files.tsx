import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { helpPath } from '@domizil/links'
import { FileText } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { attachmentName } from './attachment-name.ts'
import styles from './contract.module.css'
import { ReadDialog } from './read-dialog.tsx'
import { useSealing } from './use-sealing.ts'

const toHelp = (text: ReactNode) => <Link to={helpPath({ section: 'contact' })}>{text}</Link>

/** The files of a booking, for both parties, the final document first: each opens in the page. */
export function ContractFiles({ request }: { request: Booking }) {
  const intl = useIntl()
  const reading = useDialog<number>(`file-${request.id}`)
  const sealing = useSealing(request)
  const files = request.attachments.toSorted((one, other) => Number(isSealed(other)) - Number(isSealed(one)))
  if (files.length === 0) return null

  return (
    <>
      <ul className={styles.files} aria-label={intl.formatMessage({ id: 'contract.files' })}>
        {files.map((file) => (
          <li key={file.id}>
            <Button
              size="small"
              variant={isSealed(file) ? 'primary' : 'default'}
              icon={<FileText size={14} aria-hidden="true" />}
              onClick={() => reading.open(file.id)}
            >
              {attachmentName(intl, request.id, file)}
            </Button>
          </li>
        ))}
      </ul>
      {sealing && (
        <p role="status" className={styles.hint}>
          <FormattedMessage id={`contract.sealing.${sealing}`} values={{ help: toHelp }} />
        </p>
      )}
      {reading.value !== undefined && (
        <ReadDialog request={request} attachmentId={reading.value} onClose={reading.close} />
      )}
    </>
  )
}

/** Whether it is a final document, of the contract or of an addendum. */
function isSealed({ kind }: Booking['attachments'][number]): boolean {
  return kind === 'SIGNED' || kind === 'SIGNED_ADDENDUM'
}
