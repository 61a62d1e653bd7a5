import type { BookingActor, Period } from '@domizil/domain'
import { areDaysFree, findCalendarOf } from '../../catalogue/occupancy/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import type { BookingRow } from '../booking/index.ts'
import { refuse } from './booking-workflow-refusals.ts'

/** Who acts on which booking. */
interface Act {
  trx: Queries
  booking: BookingRow
  role: BookingActor
  now: Date
}

/**
 * Refuses days that are not free any more. The landlord reads which imported calendar takes them; the tenant never does.
 *
 * @throws {DomainError} DATES_TAKEN (409), for the landlord TAKEN_BY_CALENDAR (409) if a calendar takes one of the days.
 */
export async function refuseTakenDays({ trx, booking, role, now }: Act, days: Period): Promise<void> {
  if (await areDaysFree(trx, booking.flat_id, days, now)) return

  const calendar = role === 'LANDLORD' ? await findCalendarOf(trx, booking.flat_id, days) : undefined
  throw calendar === undefined ? refuse('DATES_TAKEN') : refuse('TAKEN_BY_CALENDAR', { values: { calendar } })
}
