import type { Booking } from '@domizil/api'
import { DEPOSIT_RETURN_LIMITS } from '@domizil/domain'
import { useAttempt } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog, Problem } from '../../lib/action-dialog.tsx'
import { euro, euroInText } from '../../lib/euro.ts'
import { DeductionFields } from './deduction-fields.tsx'
import { DeductionList } from './deduction-list.tsx'
import styles from './deposit.module.css'
import { useStatement } from './use-statement.ts'
import type { ReturnProps } from './return-props.ts'

interface StatementDialogProps extends ReturnProps {
  onClose: () => void
}

/**
 * States the deductions from a deposit, and so what is returned; shows both again before they are sent, since only a higher
 * return can follow. The draft is preserved, also when the dialog is closed.
 */
export function StatementDialog({ request, data, onChanged, onOutdated, onClose }: StatementDialogProps) {
  const intl = useIntl()
  const statement = useStatement(request, data)
  const { draft, issues, sumIssue } = statement
  const [isTried, setIsTried] = useState(false)
  /** The fields that were left: what is wrong in them is said. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isReviewed, setIsReviewed] = useState(false)
  const fields = draft.flatMap((_, index) =>
    ['amountCents', 'reason', 'fileIds'].map((name) => `deductions.${index}.${name}`),
  )
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: 'done.stateDeposit' }),
    onClose,
    { fields, onOutdated },
  )
  const isRefused = Object.keys(errors).length > 0
  const isReview = isReviewed && !isRefused
  const handleSend = () => {
    setIsTried(true)
    if (issues.length > 0 || sumIssue) return false
    if (isReview) void attempt(async () => onChanged(await statement.send()))
    else setIsReviewed(true)
    return true
  }
  const handleBack = isReview ? () => setIsReviewed(false) : onClose
  const errorOf = (index: number, name: string): string | undefined => {
    const field = `deductions.${index}.${name}`
    const issue = (isTried || left.has(field)) && issues.find((one) => one.field === field)
    if (!issue) return errors[field]
    if (name === 'reason')
      return intl.formatMessage({ id: 'deposit.lengthIssue' }, DEPOSIT_RETURN_LIMITS.reason)
    return name === 'fileIds'
      ? intl.formatMessage({ id: 'deposit.filesIssue' }, DEPOSIT_RETURN_LIMITS.files)
      : intl.formatMessage({ id: 'deposit.amountIssue' }, { max: euro(intl, data.summary.receivedCents) })
  }

  const { receivedCents } = data.summary

  return (
    <ActionDialog
      title={<FormattedMessage id={isReview ? 'deposit.review' : 'deposit.state'} />}
      size="large"
      action={<FormattedMessage id={isReview ? 'deposit.send' : 'deposit.next'} />}
      isPossible={data.allowed.includes('state')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSend}
      onClose={handleBack}
    >
      {isReview ? (
        <Review request={request} receivedCents={receivedCents} statement={statement} />
      ) : (
        <Fields
          bookingId={request.id}
          receivedCents={receivedCents}
          statement={statement}
          errorOf={errorOf}
          isSumChecked={isTried || left.size > 0}
          onEdited={() => {
            forgive(...fields)
            setIsReviewed(false)
          }}
          onLeft={setLeft}
          left={left}
        />
      )}
    </ActionDialog>
  )
}

interface FieldsProps {
  bookingId: number
  receivedCents: number
  statement: ReturnType<typeof useStatement>
  errorOf: (index: number, name: string) => string | undefined
  /** Whether what is wrong with the sum is said. */
  isSumChecked: boolean
  left: ReadonlySet<string>
  onLeft: (left: ReadonlySet<string>) => void
  onEdited: () => void
}

/** The deductions as they are typed, and what is left. */
function Fields({ bookingId, receivedCents, statement, errorOf, isSumChecked, ...rest }: FieldsProps) {
  const intl = useIntl()
  const { left, onLeft, onEdited } = rest
  const { draft, returnedCents, sumIssue } = statement

  return (
    <>
      <p>
        <FormattedMessage id="deposit.state.text" values={{ deposit: euro(intl, receivedCents) }} />
      </p>
      {draft.map((deduction, index) => (
        // Deductions have no id; a removed one takes its fields with it.
        <DeductionFields
          key={index}
          bookingId={bookingId}
          number={index + 1}
          deduction={deduction}
          errorOf={(name) => errorOf(index, name)}
          onChange={(part) => {
            statement.edit(index, part)
            onEdited()
          }}
          onLeave={(name) => onLeft(new Set([...left, `deductions.${index}.${name}`]))}
          onRemove={() => {
            statement.remove(index)
            onLeft(new Set())
            onEdited()
          }}
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
      {isSumChecked && sumIssue && (
        <Problem>
          <FormattedMessage id={`deposit.sum.${sumIssue}`} />
        </Problem>
      )}
    </>
  )
}

interface ReviewProps {
  request: Booking
  receivedCents: number
  statement: Pick<ReturnType<typeof useStatement>, 'deductions' | 'returnedCents'>
}

/** The statement as it will be read. */
function Review({ request, receivedCents, statement: { deductions, returnedCents } }: ReviewProps) {
  const intl = useIntl()

  return (
    <>
      <DeductionList id={request.id} summary={{ receivedCents, returnedCents }} deductions={deductions} />
      <p>
        <FormattedMessage
          id="deposit.review.text"
          values={{
            name: request.otherParty.name || intl.formatMessage({ id: 'requests.formerMember' }),
            returned: euroInText(intl, returnedCents),
            kept: euroInText(intl, receivedCents - returnedCents),
          }}
        />
      </p>
    </>
  )
}
