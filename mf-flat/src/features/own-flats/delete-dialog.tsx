import type { OwnFlat } from '@domizil/api'
import { useAttempt } from '@domizil/app-kit'
import { ModalDialog } from '@domizil/app-kit/modal'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOwnFlatChanges } from './own-flats.ts'
import styles from './dialogs.module.css'

interface DeleteDialogProps {
  flat: OwnFlat
  title: string
  onClose: () => void
}

/** Confirms the deletion of a flat, and shows why it is refused. */
export function DeleteDialog({ flat, title, onClose }: DeleteDialogProps) {
  const intl = useIntl()
  const { removeFlat } = useOwnFlatChanges()
  const doneText = intl.formatMessage({ id: 'done.deleted' }, { title })
  const { attempt, isBusy, problem } = useAttempt(doneText, onClose)
  // Cannot be closed while the request is in flight: a failure would not be seen.
  const close = () => !isBusy && onClose()

  return (
    <ModalDialog
      onClose={close}
      title={<FormattedMessage id="delete.title" />}
      closeLabel={intl.formatMessage({ id: 'dialog.close' })}
      footer={
        <>
          <Button onClick={close} aria-disabled={isBusy}>
            <FormattedMessage id="delete.keep" />
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void attempt(() => removeFlat(flat.id))}>
            <FormattedMessage id="delete.confirm" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="delete.text" values={{ title }} />
      </p>
      {problem && (
        <p className={styles.refusal} role="alert">
          {problem}
        </p>
      )}
    </ModalDialog>
  )
}
