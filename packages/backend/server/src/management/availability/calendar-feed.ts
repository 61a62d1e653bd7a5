import { addDays, type Day, mergePeriods, overlaps, type Period } from '@domizil/domain'

/** Busy days, and when they were entered. */
export interface BusyDays extends Period {
  enteredAt: Date
}

/** Busy days as a calendar that others can import. Says nothing about who stays, nor where one booking ends. */
export function writeFeed(flatId: number, busy: readonly BusyDays[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Domizil//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...mergePeriods(busy).flatMap((period) => eventOf(flatId, period, lastEntry(busy, period))),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** When the days of a period were last added to. */
function lastEntry(busy: readonly BusyDays[], period: Period): Date {
  const within = busy.filter((one) => overlaps(one, period))
  return new Date(Math.max(...within.map(({ enteredAt }) => enteredAt.getTime())))
}

/** Deterministic, so that an unchanged feed has the same ETag. */
function eventOf(flatId: number, { from, to }: Period, enteredAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:flat-${flatId}-${compact(from)}@domizil`,
    `DTSTAMP:${enteredAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // Exclusive, unlike the days of a booking.
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    'SUMMARY:Not available',
    'END:VEVENT',
  ]
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
}
