import type { FlatCalendar } from '@domizil/api'
import type { IntlShape } from 'react-intl'

/** The imported calendar of a flat. */
export type Imported = NonNullable<FlatCalendar['calendar']>

/** How many entries were read, and how many only in part or not at all. */
export function countsOf({ eventCount, partCount, unreadCount }: Imported, intl: IntlShape): string {
  const total = eventCount + partCount + unreadCount
  return intl.formatMessage(
    { id: 'import.counts' },
    { total, count: eventCount, part: partCount, unread: unreadCount },
  )
}
