import { answerDepositReturn } from '@domizil/api'
import { checkLength, DEPOSIT_RETURN_LIMITS } from '@domizil/domain'
import { useAttempt, useDraft, useShell } from '@domizil/app-kit'
import { Field } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../lib/action-dialog.tsx'
import type { ReturnProps } from './return-props.ts'

const LIMITS = DEPOSIT_RETURN_LIMITS.objection
const FIELDS = ['objection']

interface ObjectionDialogProps extends ReturnProps {
  onClose: () => void
}

/** Objects to deductions, in words. The draft is preserved, also when the dialog is closed. */
export function ObjectionDialog({
  request: { id },
  data,
  onChanged,
  onOutdated,
  onClose,
}: ObjectionDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { draft, change, forgetStored } = useDraft(`objection.${id}`, '')
  const [isTried, setIsTried] = useState(false)
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.objectDeposit' }),
    onClose,
    { fields: FIELDS, onOutdated },
  )
  const isWrong = checkLength('objection', draft, LIMITS).length > 0
  const handleSend = () => {
    setIsTried(true)
    if (isWrong) return false
    void attempt(async () => {
      const params = { id, statement: data.statement?.number ?? 0 }
      const body = { accepted: false, objection: draft.trim() }
      onChanged(await shell.send(answerDepositReturn, { params, body }))
      forgetStored()
    })
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id="deposit.object.title" />}
      action={<FormattedMessage id="deposit.object.send" />}
      isPossible={data.allowed.includes('object')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSend}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="deposit.object.text" />
      </p>
      <Field
        label={<FormattedMessage id="deposit.object.label" />}
        hint={<FormattedMessage id="deposit.length" values={{ ...LIMITS, count: draft.length }} />}
        error={
          isTried && isWrong ? intl.formatMessage({ id: 'deposit.lengthIssue' }, LIMITS) : errors['objection']
        }
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={LIMITS.max}
            value={draft}
            onChange={({ target }) => {
              change(target.value)
              forgive('objection')
            }}
          />
        )}
      </Field>
    </ActionDialog>
  )
}
