import { type Booking, downloadAttachment } from '@domizil/api'
import { ModalDialog } from '@domizil/app-kit/modal'
import { FormattedMessage, useIntl } from 'react-intl'
import { DownloadButton } from '../../../lib/download-button.tsx'
import { attachmentName } from './attachment-name.ts'
import { ContractDocument } from './contract-document.tsx'

interface ReadDialogProps {
  request: Booking
  attachmentId: number
  onClose: () => void
}

/** Shows a file of a booking, with its download. */
export function ReadDialog({ request: { id, attachments }, attachmentId, onClose }: ReadDialogProps) {
  const intl = useIntl()
  const attachment = attachments.find((one) => one.id === attachmentId)
  if (!attachment) return null
  const name = attachmentName(intl, id, attachment)

  return (
    <ModalDialog
      size="large"
      onClose={onClose}
      title={name}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <DownloadButton call={downloadAttachment} input={{ params: { id, attachmentId } }} name={name}>
          <FormattedMessage id="contract.download" />
        </DownloadButton>
      }
    >
      <ContractDocument key={attachmentId} id={id} attachmentId={attachmentId} label={name} />
    </ModalDialog>
  )
}
