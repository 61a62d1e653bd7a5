import { addDays, type Day, mergePeriods, type Period } from '@domizil/domain'

/** Busy days as a calendar that others can import. Says nothing about who stays, nor where one booking ends. */
export function writeFeed(flatId: number, busy: readonly Period[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Domizil//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...mergePeriods(busy).flatMap((period) => eventOf(flatId, period)),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Deterministic, so that an unchanged feed has the same ETag. */
function eventOf(flatId: number, { from, to }: Period): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:flat-${flatId}-${compact(from)}@domizil`,
    `DTSTAMP:${compact(from)}T000000Z`,
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
