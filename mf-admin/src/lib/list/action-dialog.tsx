import { Button, Dialog } from '@domizil/ui/parts'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionForm } from './action-form.tsx'
import type { ActionAnswer, RowAction } from './list-description.ts'
import styles from './list.module.css'
import type { ActionRunner } from './use-row-action.ts'

interface ActionDialogProps {
  action: RowAction<unknown>
  /** Of the row. */
  title: string
  /** The row, among all of the back office. */
  about: string
  runner: Pick<ActionRunner, 'isBusy' | 'problem'>
  onConfirm: (answer: ActionAnswer) => Promise<boolean>
  onClose: () => void
}

/** Asks once more before something is done, and for the reason where the rule wants one. */
export function ActionDialog({ action, title, about, runner, onConfirm, onClose }: ActionDialogProps) {
  const intl = useIntl()
  const formId = useId()
  // While the answer is on its way it stays: why it failed would be said to nobody.
  const handleClose = () => !runner.isBusy && onClose()

  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title={<FormattedMessage id={`action.${action.id}`} />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <>
          <Button onClick={handleClose} aria-disabled={runner.isBusy}>
            <FormattedMessage id="ask.back" />
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={action.isDangerous ? 'danger' : 'primary'}
            busy={runner.isBusy}
          >
            <FormattedMessage id={`action.${action.id}`} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={`action.${action.id}.text`} values={{ title }} />
      </p>
      <ActionForm id={formId} action={action} about={about} onConfirm={onConfirm} />
      {runner.problem && (
        <p role="alert" className={styles.problem}>
          {runner.problem}
        </p>
      )}
    </Dialog>
  )
}
