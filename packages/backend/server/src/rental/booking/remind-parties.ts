import { addHours, type BookingActor, hasToAct, HOURS_TO_EXPIRY_WARNING, remindsAt } from '@domizil/domain'
import { sql } from 'kysely'
import { type JobResult, isReady, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { type MailOrder, orderMails } from '../../infrastructure/mail/index.ts'
import { orderTo } from './booking-mails.ts'
import { stateOf } from './booking-state.ts'
import { bookingExpiring } from './mails/booking-expiring.ts'
import { contractReminder } from './mails/contract-reminder.ts'
import { listToRemind, lockToRemind, markReminded, type RemindableRow } from './reminder-repository.ts'

const PARTIES = ['TENANT', 'LANDLORD'] as const satisfies BookingActor[]

/** The kind of the timer that reminds of bookings. */
export const REMIND_OF_BOOKINGS = 'REMIND_OF_BOOKINGS'

/** Reminds of bookings that wait: once before they end by themselves, and once of a contract that stays open. For a timer. */
export async function remindParties(dependencies: JobTools): Promise<JobResult> {
  const { db, clock } = dependencies
  const now = clock()
  const ready = isReady(REMIND_OF_BOOKINGS, sql.ref('booking.id'), now)

  return processEach(dependencies, {
    kind: REMIND_OF_BOOKINGS,
    list: async () => {
      const bookings = await listToRemind(db, now, ready)
      return bookings.filter((booking) => remindersOf(booking, now).length > 0)
    },
    keyOf: ({ id }) => id,
    process: ({ id }) =>
      db.transaction().execute(async (trx) => {
        const booking = await lockToRemind(trx, id, now)
        const orders = booking ? remindersOf(booking, now) : []
        if (orders.length === 0) return

        await orderMails(trx, orders, now)
        await markReminded(trx, id, now)
      }),
  })
}

function remindersOf(booking: RemindableRow, now: Date): MailOrder[] {
  const { status, start_date: startDate, since, expires_at: end, reminded_at: last } = booking
  const isDue = (moment: Date | null) => moment !== null && moment <= now && (!last || last < moment)

  if (isDue(end && addHours(end, -HOURS_TO_EXPIRY_WARNING))) {
    const late = PARTIES.filter((party) => hasToAct(stateOf(booking), party))
    return late.map((party) => bookingExpiring.order(orderTo(booking, party)))
  }
  if (since && isDue(remindsAt({ status, since, startDate }))) {
    return PARTIES.map((party) => contractReminder.order(orderTo(booking, party)))
  }
  return []
}
