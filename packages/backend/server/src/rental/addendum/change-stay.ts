import { addDays } from '@domizil/domain'
import { blockDays, freeDays } from '../../catalogue/occupancy/index.ts'
import { dayOf, type Site } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { addJobs } from '../../infrastructure/job/index.ts'
import { type BookingRow, endBookings, listOverlapping, updateBooking } from '../booking/index.ts'
import { chargeChange } from '../invoice/index.ts'
import { endProposal, type ProposalRow } from '../last-day/index.ts'
import { changeFrozenPlan } from '../payment/index.ts'

/** The kind of job that seals an addendum that both have signed. */
export const SEAL_ADDENDUM = 'SEAL_ADDENDUM'

/** Puts another last day in force: the days, the blocked period, the plan, the rent and the fee, in one transaction. */
export async function changeStay(
  trx: Queries,
  { booking, proposal }: { booking: BookingRow; proposal: ProposalRow },
  site: Pick<Site, 'company' | 'fees'>,
  now: Date,
): Promise<void> {
  const { id, flat_id } = booking
  const { new_end_date: end_date, months, days, total_rent, number } = proposal

  await updateBooking(trx, id, { end_date, months, days, total_rent }, now)
  await freeDays(trx, [id])
  await blockDays(trx, { ...booking, end_date }, now)
  const refund = await changeFrozenPlan(trx, id, dayOf(now))
  await chargeChange(
    trx,
    {
      bookingId: id,
      proposal: number,
      before: booking.total_rent,
      after: total_rent,
      lastDays: { before: booking.end_date, after: end_date },
    },
    site,
    now,
  )
  await endProposal(trx, proposal, { state: 'CHANGED', at: now, refund_cents: refund })
  await addJobs(trx, SEAL_ADDENDUM, [{ bookingId: id, number }], now)
  if (end_date <= booking.end_date) return

  const added = `[${addDays(booking.end_date, 1)},${end_date}]`
  const overlapping = await listOverlapping(trx, { id, flat_id, period: added }, now)
  await endBookings(trx, overlapping, 'RESERVED_FOR_ANOTHER', now)
}
