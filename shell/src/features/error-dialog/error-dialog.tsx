import { useSay } from '@domizil/app-kit/say'
import { Button, Dialog } from '@domizil/ui/parts'
import { useReadable } from '@domizil/app-kit/readable'
import type { UnhandledErrors } from './unhandled-errors.ts'

/** Shows the error of a call that no caller handled. */
export function ErrorDialog({ errors }: { errors: UnhandledErrors }) {
  const say = useSay()
  const error = useReadable(errors.current)

  return (
    <Dialog
      isOpen={error !== null}
      onClose={errors.close}
      title={say('errorDialog.title')}
      closeLabel={say('errorDialog.close')}
      size="medium"
      footer={
        <Button variant="primary" onClick={errors.close}>
          {say('errorDialog.close')}
        </Button>
      }
    >
      <p>{error?.message}</p>
    </Dialog>
  )
}
