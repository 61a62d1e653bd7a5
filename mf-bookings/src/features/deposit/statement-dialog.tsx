import { DEPOSIT_RETURN_LIMITS } from '@domizil/domain'
import { useAttempt } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog, Problem } from '../../lib/action-dialog.tsx'
import { euro } from '../../lib/euro.ts'
import { DeductionFields } from './deduction-fields.tsx'
import styles from './deposit.module.css'
import { useStatement } from './use-statement.ts'
import type { ReturnProps } from './return-props.ts'

interface StatementDialogProps extends ReturnProps {
  onClose: () => void
}

/** States the deductions from a deposit, and so what is returned. The draft is preserved, also when the dialog is closed. */
export function StatementDialog({ request, data, onChanged, onOutdated, onClose }: StatementDialogProps) {
  const intl = useIntl()
  const statement = useStatement(request, data)
  const { draft, issues, sumIssue, returnedCents } = statement
  const [isTried, setIsTried] = useState(false)
  const fields = draft.flatMap((_, index) =>
    ['amountCents', 'reason', 'fileIds'].map((name) => `deductions.${index}.${name}`),
  )
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.stateDeposit' }),
    onClose,
    { fields, onOutdated },
  )
  const handleSend = () => {
    setIsTried(true)
    if (issues.length > 0 || sumIssue) return false
    void attempt(async () => onChanged(await statement.send()))
    return true
  }
  const errorOf = (index: number, name: string): string | undefined => {
    const field = `deductions.${index}.${name}`
    const issue = isTried && issues.find((one) => one.field === field)
    if (!issue) return errors[field]
    if (name === 'reason')
      return intl.formatMessage({ id: 'deposit.lengthIssue' }, DEPOSIT_RETURN_LIMITS.reason)
    return name === 'fileIds'
      ? intl.formatMessage({ id: 'deposit.filesIssue' }, DEPOSIT_RETURN_LIMITS.files)
      : intl.formatMessage({ id: 'deposit.amountIssue' }, { max: euro(intl, data.summary.receivedCents) })
  }

  return (
    <ActionDialog
      title={<FormattedMessage id="deposit.state" />}
      size="large"
      action={<FormattedMessage id="deposit.send" />}
      isPossible={data.allowed.includes('state')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSend}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="deposit.state.text"
          values={{ deposit: euro(intl, data.summary.receivedCents) }}
        />
      </p>
      {draft.map((deduction, index) => (
        // Deductions have no id; a removed one takes its fields with it.
        <DeductionFields
          key={index}
          bookingId={request.id}
          number={index + 1}
          deduction={deduction}
          errorOf={(name) => errorOf(index, name)}
          onChange={(part) => {
            statement.edit(index, part)
            forgive(...fields)
          }}
          onRemove={() => statement.remove(index)}
        />
      ))}
      {draft.length < DEPOSIT_RETURN_LIMITS.deductions.max && (
        <Button className={styles.add} onClick={statement.add}>
          <FormattedMessage id="deposit.add" />
        </Button>
      )}
      <p className={styles.total} aria-live="polite">
        <FormattedMessage id="deposit.returned" />
        <span className={styles.amount}>{euro(intl, Math.max(returnedCents, 0))}</span>
      </p>
      {isTried && sumIssue && (
        <Problem>
          <FormattedMessage id={`deposit.sum.${sumIssue}`} />
        </Problem>
      )}
    </ActionDialog>
  )
}
