import type { Booking } from '@domizil/api/schemas'
import { type BookingActor, type BookingLength, hasToAct, PENDING_STATUSES } from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Queries } from '../../foundation/tables/index.ts'
import { type BookingRow, stateOf } from '../booking/index.ts'
import { summarizeDeposits } from '../deposit-return/index.ts'
import { summarizeHandovers } from '../handover/index.ts'
import { summarizeLastDays } from '../last-day/index.ts'

/** What it takes to say whether a booking waits. */
type Stay = Parameters<typeof stateOf>[0] &
  Pick<BookingRow, 'id' | 'status' | 'deposit' | 'start_date' | 'end_date' | 'total_rent'> & {
    flat_booking_length: BookingLength | null
  }

/** The viewer of bookings, and the moment of the view. */
export interface Viewer {
  reader: BookingActor
  now: Date
}

interface Summaries {
  depositOf: (booking: Stay) => Booking['depositReturn']
  lastDayOf: (booking: Stay) => Booking['lastDay']
  handoversOf: (booking: Stay) => Booking['handovers']
  /** Whether a booking waits for the reader. */
  isWaiting: (booking: Stay) => boolean
}

/** How the entities that follow a signed contract stand, and what waits for the reader. */
export async function summarizeStays(
  db: Queries,
  bookings: readonly Stay[],
  viewer: Viewer,
): Promise<Summaries> {
  const { reader, now } = viewer
  const depositOf = await summarizeDeposits(db, bookings, dayOf(now))
  const lastDayOf = await summarizeLastDays(db, bookings, viewer)
  const handoversOf = await summarizeHandovers(db, bookings, dayOf(now))

  return {
    depositOf,
    lastDayOf,
    handoversOf,
    isWaiting: (booking) => {
      const proposal = lastDayOf(booking)?.proposal?.allowed ?? []
      return (
        hasToAct(stateOf(booking), reader) ||
        handoversOf(booking).some(({ turn }) => turn === reader) ||
        depositOf(booking)?.turn === reader ||
        proposal.includes('accept') ||
        proposal.includes('sign')
      )
    },
  }
}

/** The flat of each booking that waits for a party: a flat with two is listed twice. */
export async function listWaiting(
  db: Queries,
  of: { tenantId: string } | { flatIds: readonly number[] },
  now: Date,
): Promise<number[]> {
  if ('flatIds' in of && of.flatIds.length === 0) return []
  const bookings = await db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['booking.id', 'booking.flat_id', 'booking.status', 'booking.start_date', 'booking.end_date'])
    .select(['booking.deposit', 'booking.total_rent', 'flat.flat_booking_length'])
    .select(['booking.contract_type', 'booking.contract_offered_at', 'booking.contract_hash'])
    .select(['booking.landlord_signed_at', 'booking.tenant_signed_at'])
    .where('booking.status', 'in', [...PENDING_STATUSES, 'BOOKING_COMPLETED'])
    .where((eb) =>
      'tenantId' in of ? eb('booking.tenant_id', '=', of.tenantId) : eb('booking.flat_id', 'in', of.flatIds),
    )
    .execute()
  const reader = 'tenantId' in of ? 'TENANT' : 'LANDLORD'
  const { isWaiting } = await summarizeStays(db, bookings, { reader, now })

  return bookings.filter(isWaiting).map(({ flat_id }) => flat_id)
}
