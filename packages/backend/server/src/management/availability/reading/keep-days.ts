import type { CalendarEntryReason } from '@domizil/api/schemas'
import { type Day, mergePeriods, type Period } from '@domizil/domain'
import { type CalendarReading, type DaysOfEntry, OTHER_ENTRIES } from '../read-calendar.ts'

/** Both ends were read, so that the days of a moved entry are the new ones only. */
const ENDS_KNOWN: readonly CalendarEntryReason[] = ['ZONE_UNKNOWN', 'END_BEFORE_START']

/**
 * The days of each entry now that a calendar was read again. The days that an entry took before stay while it cannot be
 * read whole; where it is not known which entry that is, or the calendar is cut off, those of every entry that has vanished stay.
 */
export function keepDays(
  before: readonly DaysOfEntry[],
  { days, problems }: Pick<CalendarReading, 'days' | 'problems'>,
  today: Day,
): DaysOfEntry[] {
  const damaged = new Set(problems.filter(({ reason }) => !ENDS_KNOWN.includes(reason)).map(({ uid }) => uid))
  const present = new Set(days.map(({ uid }) => uid))
  const isAnyLost = damaged.has('') || problems.some(({ reason }) => reason === 'CUT_OFF')
  // One of the others may be the damaged one.
  if (damaged.size > 0) damaged.add(OTHER_ENTRIES)
  const kept = before.filter(({ uid }) => damaged.has(uid) || (isAnyLost && !present.has(uid)))

  const periods = new Map<string, Period[]>()
  for (const entry of [...days, ...kept]) {
    const others = periods.get(entry.uid) ?? []
    periods.set(entry.uid, [...others, ...entry.periods.filter(({ to }) => to >= today)])
  }
  return Array.from(periods, ([uid, all]) => ({ uid, periods: mergePeriods(all) }))
}
