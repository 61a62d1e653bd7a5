import type { BlockedPeriod } from '@domizil/contract/schemas'
import type { BlockedPeriodRow } from './blocked-period-repository.ts'

/** Blocked days as their owner sees them. */
export function presentBlockedPeriod(row: BlockedPeriodRow): BlockedPeriod {
  return {
    id: row.id,
    blockedFrom: row.blocked_from,
    blockedTo: row.blocked_to,
    source: row.source,
    ...(row.booking_id !== null && { bookingId: row.booking_id }),
  }
}
