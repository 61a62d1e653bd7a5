import { useLocale, useSay } from '@domizil/app-kit'
import type { Booking } from '@domizil/api'
import { cityNameIn } from '@domizil/domain'
import { buttonClass } from '@domizil/ui/parts'
import { ReportButton } from '@domizil/flat-ui/report'
import { Link } from '@domizil/app-kit/router'
import { homePath, searchPath, type StayQuery } from '@domizil/links'
import { useToday } from '@domizil/app-kit/today'
import { MessagesLink } from '../features/messages/messages-link.tsx'
import { CalendarButton } from '../features/requests/calendar-button.tsx'
import { LastDayActions } from '../features/requests/last-day/last-day-actions.tsx'
import { useRequestChanges } from '../features/requests/requests-query.ts'
import { DepositButton } from '../features/deposit/deposit-return.tsx'
import { HandoverButtons } from '../features/handover/handover-buttons.tsx'
import { MoveInButton } from '../features/move-in/move-in-confirmation.tsx'
import { PaymentsButton } from '../features/payments/payment-plan.tsx'
import { ReviewButton } from '../features/reviews/stay-reviews.tsx'

/** Further actions of a request: review the stay, send messages, search for other flats. */
export function RequestExtras({ request }: { request: Booking }) {
  const say = useSay()
  const { change, show } = useRequestChanges()
  const locale = useLocale()
  const { id, review, role, status, cancelReason, flat, otherParty } = request
  const stay = stayOf(request, useToday())
  const wasBlocked = cancelReason === (role === 'TENANT' ? 'TENANT_REMOVED' : 'OFFER_REMOVED')
  const leadsOn = role === 'TENANT' && status === 'BOOKING_CANCELED'

  return (
    <>
      <ReviewButton
        request={request}
        onWritten={() => review && change(id, { review: { ...review, canWrite: false } })}
      />
      <DepositButton request={request} onChanged={(depositReturn) => change(id, { depositReturn })} />
      <HandoverButtons
        request={request}
        onChanged={(changed) =>
          change(id, {
            handovers: request.handovers.map((one) => (one.kind === changed.kind ? changed : one)),
          })
        }
      />
      <PaymentsButton request={request} onChanged={(payments) => change(id, { payments })} />
      <LastDayActions request={request} />
      <MoveInButton request={request} onConfirmed={show} />
      <CalendarButton request={request} />
      {leadsOn && (
        <Link className={buttonClass()} to={searchPath({ term: cityNameIn(locale, flat.city), ...stay })}>
          {say('requests.similar')}
        </Link>
      )}
      {wasBlocked && (
        <Link className={buttonClass()} to={homePath({ account: 'reports' })}>
          {say('requests.blockReasons')}
        </Link>
      )}
      <MessagesLink id={id} unreadMessages={request.unreadMessages} />
      {role === 'TENANT' ? (
        <ReportButton target="LANDLORD" id={flat.id} quote={otherParty.name} />
      ) : (
        <ReportButton target="TENANT" id={id} quote={otherParty.name} />
      )}
    </>
  )
}

/** The stay of a request, to be searched for again; its days only while they lie ahead. */
function stayOf({ startDate, endDate, numberOfPersons: persons }: Booking, today: string): StayQuery {
  return startDate < today ? { persons } : { startDate, endDate, persons }
}
