import { useSay } from '@domizil/app-kit'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { FormModal } from '../form-modal.tsx'
import { ActionForm } from './action-form.tsx'
import type { ListDescription, RowAction } from './list-description.ts'
import styles from './list.module.css'
import type { ActionRunner } from './use-row-action.ts'

interface ActionDialogProps {
  list: Pick<ListDescription<unknown>, 'name' | 'keyOf' | 'titleOf'>
  /** Undefined while the dialog is closed. */
  asked: { action: RowAction<unknown>; row: unknown; close: () => void } | undefined
  runner: ActionRunner
}

/** Confirms an action, and asks for a reason where one is required. */
export function ActionDialog({ list, asked, runner }: ActionDialogProps) {
  const formId = useId()
  const intl = useIntl()
  const say = useSay()
  const { isBusy, problem, errors } = runner
  const name = asked && say(`action.${asked.action.id}`)

  return (
    <FormModal
      isOpen={asked !== undefined}
      title={name}
      formId={formId}
      action={name}
      isDangerous={asked?.action.isDangerous}
      isBusy={isBusy}
      onClose={() => asked?.close()}
    >
      {asked && (
        <>
          <p>
            {say(`action.${asked.action.id}.text`, {
              title: list.titleOf(asked.row, intl),
              ...asked.action.valuesOf?.(asked.row),
            })}
          </p>
          <ActionForm
            id={formId}
            action={asked.action}
            about={`${list.name}.${list.keyOf(asked.row)}`}
            rows={[asked.row]}
            refusals={errors}
            onConfirm={(answer) => runner.run(asked.action, asked.row, answer)}
          />
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </>
      )}
    </FormModal>
  )
}
