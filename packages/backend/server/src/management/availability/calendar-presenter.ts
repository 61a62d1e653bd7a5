import type { FlatCalendars } from '@domizil/api/schemas'
import type { FlatRow } from '../../catalogue/flat/index.ts'
import type { CalendarRow } from './calendar-repository.ts'

/** The calendars of a flat as its owner sees them. */
export function presentCalendars(flat: FlatRow, rows: readonly CalendarRow[]): FlatCalendars {
  return {
    calendars: rows.map((row) => ({
      id: row.id,
      name: row.name,
      calendarUrl: row.url,
      lastSyncAt: row.synced_at?.toISOString() ?? null,
      eventCount: row.event_count,
      partCount: row.part_count,
      unreadCount: row.unread_count,
      problems: row.problems,
      lastError: row.last_error,
    })),
    feedPath: `/api/flat/${flat.id}/calendar/${flat.feed_secret}.ics`,
  }
}
