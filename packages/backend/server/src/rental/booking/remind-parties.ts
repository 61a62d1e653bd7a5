import {
  addHours,
  type BookingActor,
  hasToAct,
  HOURS_TO_EXPIRY_WARNING,
  PENDING_STATUSES,
  remindsAt,
} from '@domizil/domain'
import { type RawBuilder, sql } from 'kysely'
import { type JobResult, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { type MailOrder, orderMails } from '../../infrastructure/mail/index.ts'
import { orderTo } from './booking-mails.ts'
import { stateOf } from './booking-transition.ts'
import { bookingExpiring, contractReminder } from './mails.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'

const PARTIES = ['TENANT', 'LANDLORD'] as const satisfies BookingActor[]

/** The kind of the timer that reminds of bookings. */
export const REMIND_OF_BOOKINGS = 'REMIND_OF_BOOKINGS'

/** Reminds of bookings that wait: once before they end by themselves, and once of a contract that stays open. For a timer. */
export function remindParties(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies

  return processEach(dependencies, {
    kind: REMIND_OF_BOOKINGS,
    list: async ({ ready }, now) => {
      const bookings = await listToRemind(db, now, ready)
      return bookings.filter((booking) => remindersOf(booking, now).length > 0)
    },
    key: sql.ref('booking.id'),
    keyOf: ({ id }) => id,
    process: ({ id }, now) =>
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

/**
 * The bookings that wait for one of their parties and may be due a reminder, with what decides whether it is. The
 * conditions are those of the stored row, so that indexes serve them.
 */
function listToRemind(db: Queries, now: Date, ready: RawBuilder<boolean>) {
  const warned = addHours(now, HOURS_TO_EXPIRY_WARNING)

  return pending(db, now)
    .innerJoin('booking as stored', 'stored.id', 'booking.id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('stored.expires_at', '>', now),
          eb('stored.expires_at', '<=', warned),
          eb.or([
            eb('stored.reminded_at', 'is', null),
            sql<boolean>`stored.reminded_at < stored.expires_at - make_interval(hours => ${HOURS_TO_EXPIRY_WARNING})`,
          ]),
        ]),
        eb('stored.status', '=', 'WAITING_FOR_CONTRACT'),
      ]),
    )
    .where(ready)
    .orderBy('booking.id')
    .execute()
}

/** The same of one booking, locked; undefined if it does not wait any more or another process has it. */
function lockToRemind(trx: Queries, id: number, now: Date) {
  return pending(trx, now).where('booking.id', '=', id).forUpdate('booking').skipLocked().executeTakeFirst()
}

function pending(db: Queries, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select([
      'booking.id',
      'booking.tenant_id',
      'flat.owner_id',
      'booking.status',
      'booking.start_date',
      'booking.expires_at',
      'booking.reminded_at',
      'booking.contract_type',
      'booking.contract_offered_at',
      'booking.contract_hash',
      'booking.landlord_signed_at',
      'booking.tenant_signed_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('booking_event')
        .select(({ fn }) => fn.max('booking_event.at').as('since'))
        .whereRef('booking_event.booking_id', '=', 'booking.id')
        .whereRef('booking_event.type', '=', 'booking.status')
        .as('since'),
    )
    .where('booking.status', 'in', PENDING_STATUSES)
    .where('booking.expires_at', 'is not', null)
}

type RemindableRow = Awaited<ReturnType<typeof listToRemind>>[number]

async function markReminded(trx: Queries, id: number, now: Date): Promise<void> {
  await trx.updateTable('booking').set({ reminded_at: now }).where('id', '=', id).execute()
}
