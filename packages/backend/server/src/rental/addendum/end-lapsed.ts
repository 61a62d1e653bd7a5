import { sql } from 'kysely'
import { freeAddedDays } from '../../catalogue/occupancy/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { type JobResult, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { type BookingRow, lockBooking, recordEvents } from '../booking/index.ts'
import { endProposal, findProposal, listExpiredProposals, type ProposalRow } from '../last-day/index.ts'
import { hideAddendum } from './addendum-repository.ts'
import { endDateLapsed } from './mails.ts'

/** The kind of the timer that ends proposals that no one has answered or signed in time. */
export const END_LAPSED_PROPOSALS = 'END_LAPSED_PROPOSALS'

/**
 * Ends lapsed proposals, each in a separate transaction, and notifies both parties. For a timer: reads see a proposal as
 * lapsed, and its days as free, from its expiry on.
 */
export function endLapsedProposals(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies

  return processEach(dependencies, {
    kind: END_LAPSED_PROPOSALS,
    list: (due, now) => listExpiredProposals(db, now, due),
    key: sql.ref('said.booking_id'),
    keyOf: (id) => id,
    process: (id, now) =>
      db.transaction().execute(async (trx) => {
        const booking = await lockBooking(trx, id, now)
        if (booking) await recordLapse(trx, booking, await findProposal(trx, { bookingId: id }, now), now)
      }),
  })
}

/** Records that the newest proposal of a locked booking has lapsed, if it has. */
export async function recordLapse(
  trx: Queries,
  booking: BookingRow,
  proposal: ProposalRow | undefined,
  now: Date,
): Promise<void> {
  if (!proposal?.lapsed_at) return
  await closeProposal(trx, proposal, { state: 'LAPSED', at: proposal.lapsed_at }, now)

  const { new_end_date: endDate } = proposal
  const system = { actor: 'SYSTEM', actorId: null } as const
  await recordEvents(trx, [booking.id], { type: 'END_DATE_LAPSED', endDate }, system, proposal.lapsed_at)
  const orders = [booking.tenant_id, booking.owner_id].map((to) =>
    endDateLapsed.order({ to, about: booking.id, values: { endDate } }),
  )
  await orderMails(trx, orders, now)
}

/** Ends a proposal that comes to nothing: its days are free, and its addendum is out of sight. */
export async function closeProposal(
  trx: Queries,
  proposal: ProposalRow,
  end: Parameters<typeof endProposal>[2],
  now: Date,
): Promise<void> {
  await endProposal(trx, proposal, end)
  await freeAddedDays(trx, proposal.booking_id, proposal.number)
  if (proposal.addendum_id !== null) await hideAddendum(trx, proposal.addendum_id, now)
}
