import type { BlockedPeriod } from '@domizil/api/schemas'
import type { BlockedPeriodRow } from '../../catalogue/occupancy/index.ts'

/** Blocked days as their owner sees them, or an administrator, who reads no notes. */
export function presentBlockedPeriod(
  row: BlockedPeriodRow,
  { canReadNotes }: { canReadNotes: boolean },
): BlockedPeriod {
  return {
    id: row.id,
    blockedFrom: row.blocked_from,
    blockedTo: row.blocked_to,
    source: row.source,
    ...(row.booking_id !== null && { bookingId: row.booking_id }),
    ...(row.note !== null && canReadNotes && { note: row.note }),
  }
}
