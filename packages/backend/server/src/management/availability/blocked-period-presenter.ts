import type { BlockedPeriod } from '@domizil/api/schemas'
import type { NamedPeriodRow } from '../../catalogue/occupancy/index.ts'

/** Blocked days as their owner sees them, or an administrator, who reads none of the owner's words. */
export function presentBlockedPeriod(
  row: NamedPeriodRow,
  { canReadWords }: { canReadWords: boolean },
): BlockedPeriod {
  return {
    id: row.id,
    blockedFrom: row.blocked_from,
    blockedTo: row.blocked_to,
    source: row.source,
    ...(row.booking_id !== null && { bookingId: row.booking_id }),
    ...(row.note !== null && canReadWords && { note: row.note }),
    ...(row.calendar_name !== null && canReadWords && { calendarName: row.calendar_name }),
  }
}
