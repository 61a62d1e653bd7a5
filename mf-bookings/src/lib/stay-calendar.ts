import { addDays, type Day } from '@domizil/domain'

/** A stay as an entry of a calendar. */
export interface CalendarStay {
  /** The id of the booking. */
  readonly id: number
  readonly summary: string
  readonly location: string | null
  /** The page of the booking. */
  readonly url: string
  readonly from: Day
  readonly to: Day
}

const MAX_LINE_BYTES = 75

/** A file that calendars import (RFC 5545). Imported again it replaces the entry, since its id is that of the booking. */
export function stayCalendar({ id, summary, location, url, from, to }: CalendarStay, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Domizil//Stay//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:booking-${id}@domizil`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // Exclusive, unlike the last day of a stay.
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${escape(summary)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const compact = (day: Day) => day.replaceAll('-', '')

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ')
}

/** Divides a line into pieces of at most 75 bytes, without dividing a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length
    const isFull = bytes + size > MAX_LINE_BYTES
    bytes = isFull ? size + 1 : bytes + size
    return isFull ? `\r\n ${character}` : character
  }).join('')
}
