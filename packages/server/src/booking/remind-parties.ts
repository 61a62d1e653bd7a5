import { addHours, type BookingActor, hasToAct, HOURS_TO_EXPIRY_WARNING, remindsAt } from '@domizil/domain'
import type { Database } from '../lib/queries.ts'
import { type MailOrder, orderMails } from '../mail/order-mail.ts'
import { orderOf } from './booking-mails.ts'
import { stateOf } from './booking-state.ts'
import { listToRemind, markReminded, type RemindableRow } from './reminder-repository.ts'

const PARTIES = ['TENANT', 'LANDLORD'] as const satisfies BookingActor[]

/** Reminds of bookings that wait: once before they end by themselves, and once of a contract that stays open. For a timer. */
export async function remindParties(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const bookings = await listToRemind(trx)
    const reminded = bookings
      .map((booking) => ({ id: booking.id, orders: remindersOf(booking, now) }))
      .filter(({ orders }) => orders.length > 0)

    await orderMails(
      trx,
      reminded.flatMap(({ orders }) => orders),
      now,
    )
    await markReminded(
      trx,
      reminded.map(({ id }) => id),
      now,
    )
  })
}

function remindersOf(booking: RemindableRow, now: Date): MailOrder[] {
  const { status, start_date: startDate, since, expires_at: end, reminded_at: last } = booking
  const isDue = (moment: Date | null) => moment !== null && moment <= now && (!last || last < moment)

  if (isDue(end && addHours(end, -HOURS_TO_EXPIRY_WARNING))) {
    const late = PARTIES.filter((party) => hasToAct(stateOf(booking), party))
    return late.map((party) => orderOf('BOOKING_EXPIRING', booking, party))
  }
  if (since && isDue(remindsAt({ status, since, startDate }))) {
    return PARTIES.map((party) => orderOf('CONTRACT_REMINDER', booking, party))
  }
  return []
}
