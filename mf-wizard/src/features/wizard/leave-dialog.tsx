import { ModalDialog } from '@domizil/app-kit/modal'
import { Button } from '@domizil/ui/parts'
import { useNavigate } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
import { FormattedMessage, useIntl } from 'react-intl'

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const navigate = useNavigate()

  return (
    <ModalDialog
      onClose={onClose}
      title={<FormattedMessage id="leave.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          {/* Replaces the history entry: Back leads to the form, not to the dialog. */}
          <Button onClick={() => void navigate(myFlatsPath(), { replace: true })}>
            <FormattedMessage id="leave.leave" />
          </Button>
          <Button variant="primary" onClick={onClose}>
            <FormattedMessage id="leave.stay" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="leave.text" />
      </p>
    </ModalDialog>
  )
}
