import { addHours } from '@domizil/domain'
import { sql } from 'kysely'
import { type JobResult, type JobTools, processEach } from '../../infrastructure/job/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { lockBooking } from '../booking/index.ts'
import { findProposal, listProposalsToRemind, type ProposalRow, updateProposal } from '../last-day/index.ts'
import { endDateReminder } from './mails.ts'

/** The kind of the timer that reminds of proposals. */
export const REMIND_OF_PROPOSALS = 'REMIND_OF_PROPOSALS'
/** How long before its end a proposal is reminded of. */
const HOURS_BEFORE_END = 48
/** How long it has waited by then: what was proposed or accepted today is known. */
const HOURS_WAITED = 24

/** Reminds each side whose answer or signature is missing, once while it can answer and once while it can sign. For a timer. */
export function remindOfProposals(dependencies: JobTools): Promise<JobResult> {
  const { db } = dependencies

  return processEach(dependencies, {
    kind: REMIND_OF_PROPOSALS,
    list: (due, now) =>
      listProposalsToRemind(db, now, {
        ...due,
        endsBefore: addHours(now, HOURS_BEFORE_END),
        waitsSince: addHours(now, -HOURS_WAITED),
      }),
    key: sql.ref('said.booking_id'),
    keyOf: (id) => id,
    process: (id, now) =>
      db.transaction().execute(async (trx) => {
        const booking = await lockBooking(trx, id, now)
        const proposal = await findProposal(trx, { bookingId: id }, now)
        if (!booking || !proposal?.expires_at || proposal.reminded_at) return

        await updateProposal(trx, proposal, { reminded_at: now })
        const values = { endDate: proposal.new_end_date, deadline: proposal.expires_at.toISOString() }
        const missing = { TENANT: booking.tenant_id, LANDLORD: booking.owner_id }
        const orders = missingSides(proposal).map((side) =>
          endDateReminder.order({ to: missing[side], about: id, values }),
        )
        await orderMails(trx, orders, now)
      }),
  })
}

/** The sides that an open proposal waits for. */
function missingSides(proposal: ProposalRow): ('TENANT' | 'LANDLORD')[] {
  if (proposal.state === 'PROPOSED') return [proposal.proposed_by === 'TENANT' ? 'LANDLORD' : 'TENANT']
  return [
    ...(proposal.tenant_signed_at ? [] : ['TENANT' as const]),
    ...(proposal.landlord_signed_at ? [] : ['LANDLORD' as const]),
  ]
}
