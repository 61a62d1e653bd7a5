import {
  answerLastDay,
  type Booking,
  type LastDayProposal,
  markRefund,
  signAddendum,
  withdrawLastDay,
} from '@domizil/api'
import { useCommand, useDialog, useDraft, useSay, useShell } from '@domizil/app-kit'
import { dayOfMoment } from '@domizil/app-kit/today'
import { addDays, formatDay, isGermanAddress, lastMinute, TIME_OF_DAY } from '@domizil/domain'
import { CalendarDays } from '@domizil/ui/icons'
import { Button, TextArea } from '@domizil/ui/parts'
import { type IntlShape, useIntl } from 'react-intl'
import { ActionDialog } from '../../../lib/action-dialog.tsx'
import { ChangeOfRent } from './change-of-rent.tsx'
import { FeeOfAddedRent } from './fee-of-added-rent.tsx'
import { euroInText } from '../../../lib/euro.ts'
import { useAction } from '../../../lib/use-action.ts'
import styles from './last-day.module.css'
import { useRequestChanges } from '../requests-query.ts'
import { ProposeDialog } from './propose-dialog.tsx'
import { RivalsFor } from '../rivals.tsx'
import { SignPaperDialog } from '../contract/sign-paper-dialog.tsx'

const ANSWERS = ['accept', 'decline', 'withdraw'] as const satisfies Answer[]

/** Another last day of a signed stay: how a proposal stands, and what the server allows. */
export function LastDayActions({ request }: { request: Booking }) {
  const say = useSay()
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
          {say('lastDay.sign')}
        </Button>
      )}
      {ANSWERS.filter((answer) => allowed.includes(answer)).map((answer) => (
        <Button
          key={answer}
          variant={answer === 'accept' ? 'primary' : 'default'}
          onClick={() => answering.open(answer)}
        >
          {say(`lastDay.${answer}`)}
        </Button>
      ))}
      {range && (
        <Button icon={<CalendarDays size={16} />} onClick={() => proposing.open()}>
          {say('lastDay.propose')}
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

/** Marks a refund as paid back or as received, or takes that back. */
function MarkRefund({ request: { id, role }, proposal }: { request: Booking; proposal: LastDayProposal }) {
  const say = useSay()
  const shell = useShell()
  const { show } = useRequestChanges()
  const { run, isBusy } = useCommand()
  const { number, refundPaidAt, refundReceivedAt } = proposal
  const isDone = (role === 'LANDLORD' ? refundPaidAt : refundReceivedAt) !== null

  const handleMark = () =>
    run(async () => show(await shell.send(markRefund, { params: { id, number }, body: { isDone: !isDone } })))

  return (
    <Button busy={isBusy} onClick={() => void handleMark()}>
      {say(`deposit.${isDone ? 'unmark' : 'mark'}.${role}`)}
    </Button>
  )
}

interface SignAddendumDialogProps {
  request: Booking
  proposal: LastDayProposal
  onClose: () => void
}

/** Signs the addendum about another last day, as the contract was signed. */
function SignAddendumDialog({ request, proposal, onClose }: SignAddendumDialogProps) {
  const say = useSay()
  const shell = useShell()
  const { id, flat } = request
  const { number, addendum, newEndDate, landlordSignature, tenantSignature } = proposal
  const isSecond = landlordSignature !== null || tenantSignature !== null
  const isGerman = isGermanAddress({ languageTag: flat.languageTag })

  return (
    <SignPaperDialog
      id={id}
      draft={`addendum.${id}.${number}`}
      attachmentId={addendum?.attachmentId}
      words={{
        label: say('lastDay.addendum'),
        title: say('lastDay.sign'),
        action: say('lastDay.sign'),
        read: say('lastDay.sign.read'),
        done: say(isSecond ? 'done.lastDay.changed' : 'done.lastDay.signed', { day: formatDay(newEndDate) }),
      }}
      isPossible={proposal.allowed.includes('sign')}
      send={(body) => shell.send(signAddendum, { params: { id, number }, body })}
      onClose={onClose}
    >
      <p>{say(isSecond ? 'lastDay.sign.second' : 'lastDay.sign.first', { day: formatDay(newEndDate) })}</p>
      <EndedRequests request={request} proposal={proposal} />
      <p>{say(isGerman ? 'lastDay.sign.german' : 'lastDay.sign.english')}</p>
    </SignPaperDialog>
  )
}

/** What a party does with a proposal. */
type Answer = 'accept' | 'decline' | 'withdraw'

interface AnswerDialogProps {
  request: Booking
  proposal: LastDayProposal
  answer: Answer
  onClose: () => void
}

/** Confirms an answer to a proposal, or its withdrawal. */
function AnswerDialog({ request, proposal, answer, onClose }: AnswerDialogProps) {
  const say = useSay()
  const shell = useShell()
  const { show, refresh } = useRequestChanges()
  const params = { id: request.id, number: proposal.number }
  const { draft, change, forget } = useDraft(`last-day-reason.${params.id}.${params.number}`, '')
  const reason = draft.trim()
  const send = () => {
    if (answer === 'withdraw') return shell.send(withdrawLastDay, { params })
    const body = answer === 'accept' ? { accepted: true } : { accepted: false, ...(reason && { reason }) }
    return shell.send(answerLastDay, { params, body })
  }
  const { dialog, textField } = useAction({
    done: say(`done.lastDay.${answer}`),
    fields: ['reason'],
    send: async () => {
      show(await send())
      forget()
    },
    onOutdated: refresh,
    onClose,
  })

  return (
    <ActionDialog
      title={say(`lastDay.${answer}.title`)}
      action={say(`lastDay.${answer}`)}
      isPossible={proposal.allowed.includes(answer)}
      {...dialog}
    >
      <p>
        {say(`lastDay.${answer}.text`, {
          before: formatDay(proposal.oldEndDate),
          day: formatDay(proposal.newEndDate),
        })}
      </p>
      {answer === 'accept' && (
        <>
          <ChangeOfRent change={proposal} />
          <FeeOfAddedRent role={request.role} difference={proposal.difference} />
          <EndedRequests request={request} proposal={proposal} />
        </>
      )}
      {answer === 'decline' && (
        <TextArea label={say('ask.reason')} rows={3} {...textField('reason', draft, change)} />
      )}
    </ActionDialog>
  )
}

interface EndedRequestsProps {
  request: Booking
  proposal: LastDayProposal
}

/** Names to a landlord the requests of others that a longer stay ends. */
function EndedRequests({ request, proposal: { oldEndDate, newEndDate } }: EndedRequestsProps) {
  if (newEndDate <= oldEndDate) return null
  const days = { from: addDays(oldEndDate, 1), to: newEndDate }
  return <RivalsFor request={request} days={days} words="lastDay.rivals" />
}

interface LastDayNoteProps {
  request: Booking
  proposal: LastDayProposal
}

/** How a proposal of another last day stands, on the card. */
function LastDayNote({ request, proposal }: LastDayNoteProps) {
  const intl = useIntl()
  const say = useSay()
  const { role, otherParty } = request
  const { state, expiresAt, endedAt, message, reason, refundCents } = proposal
  const isOpen = state === 'PROPOSED' || state === 'ACCEPTED'
  const words = wordsOf(proposal, role)

  return (
    <div className={styles.note} role="group" aria-label={say('lastDay.title')}>
      <p className={styles.what}>
        {say(`lastDay.note.${words}`, {
          name: otherParty.name || say('requests.formerMember'),
          before: formatDay(proposal.oldEndDate),
          day: formatDay(proposal.newEndDate),
          on: endedAt && dayOfMoment(endedAt),
        })}
      </p>
      {isOpen && <ChangeOfRent change={proposal} />}
      {isOpen && message && <blockquote className={styles.quote}>{message}</blockquote>}
      {state === 'DECLINED' && reason && <blockquote className={styles.quote}>{reason}</blockquote>}
      {expiresAt && (
        <p className={styles.quiet}>
          {say(state === 'ACCEPTED' ? 'lastDay.signUntil' : 'lastDay.answerUntil', endOf(intl, expiresAt))}
        </p>
      )}
      {Boolean(refundCents) && <Refund request={request} proposal={proposal} />}
    </div>
  )
}

/** What the landlord returns for days that fall away, and what both have marked of it. */
function Refund({ request: { role }, proposal }: LastDayNoteProps) {
  const intl = useIntl()
  const say = useSay()
  const { refundCents, refundPaidAt, refundReceivedAt } = proposal
  const marks = [
    ['paid', refundPaidAt],
    ['received', refundReceivedAt],
  ] as const

  return (
    <>
      <p>{say(`lastDay.refund.${role}`, { refund: euroInText(intl, refundCents ?? 0) })}</p>
      {marks.map(
        ([what, at]) =>
          at && (
            <p key={what} className={styles.quiet}>
              {say(`deposit.history.${what}`, { day: dayOfMoment(at) })}
            </p>
          ),
      )}
    </>
  )
}

/** The moment at which a proposal ends, as mails name it. */
function endOf(intl: IntlShape, expiresAt: string) {
  const end = lastMinute(new Date(expiresAt))
  return { day: dayOfMoment(end.toISOString()), time: intl.formatTime(end, TIME_OF_DAY) }
}

/** What the card says; the signatures decide it while both have to sign. */
function wordsOf({ state, by, allowed, landlordSignature, tenantSignature }: LastDayProposal, role: string) {
  const isOwn = by === role
  if (state === 'PROPOSED' || state === 'DECLINED' || state === 'WITHDRAWN')
    return `${state}.${isOwn ? 'OWN' : 'OTHER'}` as const
  if (state !== 'ACCEPTED') return state
  if (!allowed.includes('sign')) return 'ACCEPTED.SIGNED' as const
  return landlordSignature || tenantSignature ? ('ACCEPTED.SECOND' as const) : ('ACCEPTED.NONE' as const)
}
