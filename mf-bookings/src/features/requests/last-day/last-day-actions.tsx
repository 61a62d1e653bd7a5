import type { Booking } from '@domizil/api'
import { useDialog } from '@domizil/app-kit'
import { CalendarDays } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { AnswerDialog, type Answer } from './answer-dialog.tsx'
import { LastDayNote } from './last-day-note.tsx'
import { MarkRefund } from './mark-refund.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import { SignAddendumDialog } from './sign-addendum-dialog.tsx'

const ANSWERS = ['accept', 'decline', 'withdraw'] as const satisfies Answer[]

/** Another last day of a signed stay: how a proposal stands, and what the server allows. */
export function LastDayActions({ request }: { request: Booking }) {
  const { id, lastDay } = request
  const proposing = useDialog(`last-day-${id}`)
  const answering = useDialog<Answer>(`last-day-answer-${id}`)
  const signing = useDialog(`addendum-${id}`)
  if (!lastDay) return null
  const { range, proposal } = lastDay
  const allowed = proposal?.allowed ?? []

  return (
    <>
      {proposal && <LastDayNote request={request} proposal={proposal} />}
      {proposal && allowed.includes('markRefund') && <MarkRefund request={request} proposal={proposal} />}
      {allowed.includes('sign') && (
        <Button variant="primary" onClick={() => signing.open()}>
          <FormattedMessage id="lastDay.sign" />
        </Button>
      )}
      {ANSWERS.filter((answer) => allowed.includes(answer)).map((answer) => (
        <Button
          key={answer}
          variant={answer === 'accept' ? 'primary' : 'default'}
          onClick={() => answering.open(answer)}
        >
          <FormattedMessage id={`lastDay.${answer}`} />
        </Button>
      ))}
      {range && (
        <Button icon={<CalendarDays size={16} aria-hidden="true" />} onClick={() => proposing.open()}>
          <FormattedMessage id="lastDay.propose" />
        </Button>
      )}
      {proposing.isOpen && <ProposeDialog request={request} onClose={proposing.close} />}
      {answering.value && proposal && (
        <AnswerDialog
          request={request}
          proposal={proposal}
          answer={answering.value}
          onClose={answering.close}
        />
      )}
      {signing.isOpen && proposal && (
        <SignAddendumDialog request={request} proposal={proposal} onClose={signing.close} />
      )}
    </>
  )
}
