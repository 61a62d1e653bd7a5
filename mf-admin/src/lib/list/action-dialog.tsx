import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { Button, Dialog, Field } from '@domizil/ui/parts'
import { type SyntheticEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActionAnswer, RowAction } from './list-description.ts'
import styles from './list.module.css'
import type { ActionRunner } from './use-row-action.ts'

interface ActionDialogProps {
  action: RowAction<unknown>
  /** Of the row. */
  title: string
  runner: Pick<ActionRunner, 'isBusy' | 'problem'>
  onConfirm: (answer: ActionAnswer) => void
  onClose: () => void
}

/** Asks once more before something is done, and for the reason where the rule wants one. */
export function ActionDialog({ action, title, runner, onConfirm, onClose }: ActionDialogProps) {
  const intl = useIntl()
  const formId = useId()

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id={`action.${action.id}`} />}
      closeLabel={intl.formatMessage({ id: 'ask.close' })}
      footer={
        <>
          <Button onClick={onClose}>
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
      <ActionForm id={formId} action={action} onConfirm={onConfirm} />
      {runner.problem && (
        <p role="alert" className={styles.problem}>
          {runner.problem}
        </p>
      )}
    </Dialog>
  )
}

interface ActionFormProps {
  id: string
  action: RowAction<unknown>
  onConfirm: (answer: ActionAnswer) => void
}

function ActionForm({ id, action: { reason: rule, needsPdf = false }, onConfirm }: ActionFormProps) {
  const intl = useIntl()
  const [reason, setReason] = useState('')
  const [file, setFile] = useState<File>()
  const [isTried, setIsTried] = useState(false)
  const { min, max } = ADMIN_REASON_LIMITS
  const isReasonMissing = rule === 'required' && reason.trim().length < min
  const isFileMissing = needsPdf && !file
  const saysWhy = (isWrong: boolean, key: string) =>
    isTried && isWrong ? intl.formatMessage({ id: key }, { min, max }) : undefined

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (isReasonMissing || isFileMissing)
      event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
    else onConfirm({ ...(reason.trim() && { reason: reason.trim() }), ...(file && { file }) })
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit}>
      {needsPdf && (
        <Field label={<FormattedMessage id="ask.file" />} error={saysWhy(isFileMissing, 'ask.fileMissing')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="application/pdf"
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
      )}
      {rule && (
        <Field
          label={<FormattedMessage id={rule === 'required' ? 'ask.reason' : 'ask.reasonOptional'} />}
          error={saysWhy(isReasonMissing, 'ask.reasonMissing')}
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={max}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
    </form>
  )
}
