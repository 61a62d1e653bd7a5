import type { Booking, LastDayProposal } from '@domizil/api'
import { formatDay, lastMinute, TIME_OF_DAY } from '@domizil/domain'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { dayOfMoment } from '@domizil/app-kit/today'
import { euroInText } from '../../../lib/euro.ts'
import { ChangeOfRent } from './change-of-rent.tsx'
import styles from './last-day.module.css'

interface LastDayNoteProps {
  request: Booking
  proposal: LastDayProposal
}

/** How a proposal of another last day stands, on the card. */
export function LastDayNote({ request, proposal }: LastDayNoteProps) {
  const intl = useIntl()
  const { role, otherParty } = request
  const { state, expiresAt, endedAt, message, reason, refundCents } = proposal
  const isOpen = state === 'PROPOSED' || state === 'ACCEPTED'
  const words = wordsOf(proposal, role)

  return (
    <div className={styles.note} role="group" aria-label={intl.formatMessage({ id: 'lastDay.title' })}>
      <p className={styles.what}>
        <FormattedMessage
          id={`lastDay.note.${words}`}
          values={{
            name: otherParty.name || intl.formatMessage({ id: 'requests.formerMember' }),
            before: formatDay(proposal.oldEndDate),
            day: formatDay(proposal.newEndDate),
            on: endedAt && dayOfMoment(endedAt),
          }}
        />
      </p>
      {isOpen && <ChangeOfRent change={proposal} />}
      {isOpen && message && <blockquote className={styles.quote}>{message}</blockquote>}
      {state === 'DECLINED' && reason && <blockquote className={styles.quote}>{reason}</blockquote>}
      {expiresAt && (
        <p className={styles.quiet}>
          <FormattedMessage
            id={state === 'ACCEPTED' ? 'lastDay.signUntil' : 'lastDay.answerUntil'}
            values={endOf(intl, expiresAt)}
          />
        </p>
      )}
      {Boolean(refundCents) && <Refund request={request} proposal={proposal} />}
    </div>
  )
}

/** What the landlord returns for days that fall away, and what both have marked of it. */
function Refund({ request: { role }, proposal }: LastDayNoteProps) {
  const intl = useIntl()
  const { refundCents, refundPaidAt, refundReceivedAt } = proposal
  const marks = [
    ['paid', refundPaidAt],
    ['received', refundReceivedAt],
  ] as const

  return (
    <>
      <p>
        <FormattedMessage
          id={`lastDay.refund.${role}`}
          values={{ refund: euroInText(intl, refundCents ?? 0) }}
        />
      </p>
      {marks.map(
        ([what, at]) =>
          at && (
            <p key={what} className={styles.quiet}>
              <FormattedMessage id={`deposit.history.${what}`} values={{ day: dayOfMoment(at) }} />
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
