import { Button, Dialog } from '@domizil/ui/parts'
import { useNavigate } from '@domizil/app-kit/router'
import { myFlatsPath } from '@domizil/links'
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
          {/* In its place in the history: Back leads to the form, and not to the question. */}
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
    </Dialog>
  )
}
