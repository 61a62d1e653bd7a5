import { Button, Dialog } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useReadable } from '@domizil/app-kit/readable'
import type { UnhandledErrors } from './unhandled-errors.ts'

/** Shows the error of a call that no caller handled. */
export function ErrorDialog({ errors }: { errors: UnhandledErrors }) {
  const intl = useIntl()
  const error = useReadable(errors.current)

  return (
    <Dialog
      isOpen={error !== null}
      onClose={errors.close}
      title={intl.formatMessage({ id: 'errorDialog.title' })}
      closeLabel={intl.formatMessage({ id: 'errorDialog.close' })}
      size="medium"
      footer={
        <Button variant="primary" onClick={errors.close}>
          <FormattedMessage id="errorDialog.close" />
        </Button>
      }
    >
      <p>{error?.message}</p>
    </Dialog>
  )
}
