import type { LastDay, LastDayProposal } from '@domizil/api/schemas'
import {
  type BookingActor,
  type BookingLength,
  type BookingStatus,
  type Day,
  lastDayRange,
  type Period,
} from '@domizil/domain'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { listNewestProposals, type ProposalRow } from './last-day-repository.ts'

interface Stay {
  id: number
  status: BookingStatus
  start_date: Day
  end_date: Day
  total_rent: number
  flat_booking_length: BookingLength | null
}

/** How another last day of each booking stands; null for a booking without a contract. */
export async function summarizeLastDays(
  db: Queries,
  bookings: readonly Stay[],
  { reader, now }: { reader: BookingActor; now: Date },
): Promise<(booking: Stay) => LastDay | null> {
  const ids = bookings.filter(isSigned).map(({ id }) => id)
  const proposals = ids.length === 0 ? [] : await listNewestProposals(db, ids, now)
  const byBooking = new Map(proposals.map((row) => [row.booking_id, row]))

  return (booking) => {
    if (!isSigned(booking)) return null
    const proposal = byBooking.get(booking.id)
    const mayPropose = reader !== 'ADMIN' && proposal?.expires_at == null

    return {
      range: mayPropose ? rangeOf(booking, dayOf(now)) : null,
      proposal: proposal ? present(proposal, reader) : null,
    }
  }
}

function isSigned({ status }: Pick<Stay, 'status'>): boolean {
  return status === 'BOOKING_COMPLETED'
}

/** The last days that can be proposed for a booking. */
export function rangeOf(booking: Omit<Stay, 'id' | 'total_rent'>, today: Day): Period | null {
  return lastDayRange(termsOf(booking), today)
}

function termsOf({
  status,
  start_date: startDate,
  end_date: endDate,
  ...flat
}: Omit<Stay, 'id' | 'total_rent'>) {
  return { status, startDate, endDate, flatBookingLength: flat.flat_booking_length ?? 'FLEXIBLE' }
}

function present(row: ProposalRow, reader: BookingActor): LastDayProposal {
  const { addendum_id: attachmentId, document_hash: documentHash } = row
  const isStanding = row.state === 'ACCEPTED' || (row.state === 'CHANGED' && row.sealed_id === null)
  const isShown = isStanding && attachmentId !== null && documentHash !== null

  return {
    number: row.number,
    state: row.state,
    by: row.proposed_by,
    oldEndDate: row.old_end_date,
    newEndDate: row.new_end_date,
    months: row.months,
    days: row.days,
    totalRent: row.total_rent,
    difference: row.total_rent - row.old_total_rent,
    message: row.message,
    reason: row.reason,
    proposedAt: row.proposed_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    refundCents: row.refund_cents,
    refundPaidAt: row.refund_paid_at?.toISOString() ?? null,
    refundReceivedAt: row.refund_received_at?.toISOString() ?? null,
    addendum: isShown ? { attachmentId, documentHash } : null,
    landlordSignature: signatureOf(row.landlord_signed_name, row.landlord_signed_at),
    tenantSignature: signatureOf(row.tenant_signed_name, row.tenant_signed_at),
    allowed: allowedTo(row, reader),
  }
}

function signatureOf(name: string | null, at: Date | null) {
  return at ? { name: name ?? '', at: at.toISOString() } : null
}

function allowedTo(row: ProposalRow, reader: BookingActor): LastDayProposal['allowed'] {
  if (reader !== 'TENANT' && reader !== 'LANDLORD') return []
  if (row.state === 'PROPOSED') return row.proposed_by === reader ? ['withdraw'] : ['accept', 'decline']
  if (row.refund_cents) return reader === 'LANDLORD' && row.refund_received_at ? [] : ['markRefund']
  if (row.state !== 'ACCEPTED') return []

  const signedAt = reader === 'TENANT' ? row.tenant_signed_at : row.landlord_signed_at
  if (signedAt) return []
  // Once a signature is below the addendum it stands.
  const isUnsigned = row.tenant_signed_at === null && row.landlord_signed_at === null
  return isUnsigned && row.proposed_by === reader ? ['sign', 'withdraw'] : ['sign']
}
