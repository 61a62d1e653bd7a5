import { Button } from '@domizil/ui/parts'
import { Modal } from '@domizil/ui/work'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { ActionForm } from './action-form.tsx'
import type { ListDescription, RowAction } from './list-description.ts'
import styles from './list.module.css'
import type { ActionRunner } from './use-row-action.ts'

interface ActionDialogProps {
  list: ListDescription<unknown>
  /** None while nothing is asked. */
  asked: { action: RowAction<unknown>; row: unknown; close: () => void } | undefined
  runner: ActionRunner
}

/** Asks once more before something is done, and for the reason where the rule wants one. */
export function ActionDialog({ list, asked, runner }: ActionDialogProps) {
  const formId = useId()
  const { isBusy, problem } = runner
  // While the answer is on its way it stays: nobody would see why it failed.
  const handleClose = () => !isBusy && asked?.close()

  return (
    <Modal
      open={asked !== undefined}
      destroyOnHidden
      onCancel={handleClose}
      title={asked && <FormattedMessage id={`action.${asked.action.id}`} />}
      footer={
        asked && (
          <>
            <Button onClick={handleClose} aria-disabled={isBusy}>
              <FormattedMessage id="ask.back" />
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={asked.action.isDangerous ? 'danger' : 'primary'}
              busy={isBusy}
            >
              <FormattedMessage id={`action.${asked.action.id}`} />
            </Button>
          </>
        )
      }
    >
      {asked && (
        <>
          <p>
            <FormattedMessage
              id={`action.${asked.action.id}.text`}
              values={{ title: list.titleOf(asked.row) }}
            />
          </p>
          <ActionForm
            id={formId}
            action={asked.action}
            about={`${list.name}.${list.keyOf(asked.row)}`}
            onConfirm={(answer) => runner.run(asked.action, asked.row, answer)}
          />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </>
      )}
    </Modal>
  )
}
