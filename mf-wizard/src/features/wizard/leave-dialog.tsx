import { Button, Dialog } from '@domizil/ui/parts'
import { useNavigate } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'

/** Asks before the page is left with something unsaved in it. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  const navigate = useNavigate()

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="leave.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={() => void navigate('/my-flats')}>
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
    </Dialog>
  )
}
