import { answerLastDay, type Booking, type LastDayProposal, withdrawLastDay } from '@domizil/api'
import { formatDay, MAX_REASON_LENGTH } from '@domizil/domain'
import { useAttempt, useDraft, useShell } from '@domizil/app-kit'
import { Field } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import { useRequestChanges } from '../requests-query.ts'
import { ChangeOfRent } from './change-of-rent.tsx'
import { EndedRequests } from './ended-requests.tsx'
import { FeeOfAddedRent } from './fee-of-added-rent.tsx'

/** What a party does with a proposal. */
export type Answer = 'accept' | 'decline' | 'withdraw'

interface AnswerDialogProps {
  request: Booking
  proposal: LastDayProposal
  answer: Answer
  onClose: () => void
}

/** Confirms an answer to a proposal, or its withdrawal. */
export function AnswerDialog({ request, proposal, answer, onClose }: AnswerDialogProps) {
  const intl = useIntl()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const params = { id: request.id, number: proposal.number }
  const { draft, change, forget } = useDraft(`last-day-reason.${params.id}.${params.number}`, '')
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(
    intl.formatMessage({ id: `done.lastDay.${answer}` }),
    onClose,
    { fields: ['reason'], onOutdated: refresh },
  )
  const reason = draft.trim()
  const send = () => {
    if (answer === 'withdraw') return shell.send(withdrawLastDay, { params })
    const body = answer === 'accept' ? { accepted: true } : { accepted: false, ...(reason && { reason }) }
    return shell.send(answerLastDay, { params, body })
  }
  const handleSend = () => {
    void attempt(async () => {
      show(await send())
      forget()
    })
    return true
  }

  return (
    <ActionDialog
      title={<FormattedMessage id={`lastDay.${answer}.title`} />}
      action={<FormattedMessage id={`lastDay.${answer}`} />}
      isPossible={proposal.allowed.includes(answer)}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSend}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id={`lastDay.${answer}.text`}
          values={{ before: formatDay(proposal.oldEndDate), day: formatDay(proposal.newEndDate) }}
        />
      </p>
      {answer === 'accept' && (
        <>
          <ChangeOfRent change={proposal} />
          <FeeOfAddedRent role={request.role} difference={proposal.difference} />
          <EndedRequests request={request} proposal={proposal} />
        </>
      )}
      {answer === 'decline' && (
        <Field label={<FormattedMessage id="ask.reason" />} error={errors['reason']}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={MAX_REASON_LENGTH}
              value={draft}
              onChange={({ target }) => {
                change(target.value)
                forgive('reason')
              }}
            />
          )}
        </Field>
      )}
    </ActionDialog>
  )
}
