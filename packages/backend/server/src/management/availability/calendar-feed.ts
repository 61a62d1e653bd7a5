import { addDays, type Day, type Locale, mergePeriods, overlaps, type Period } from '@domizil/domain'

/** Busy days, and when they were entered. */
export interface BusyDays extends Period {
  enteredAt: Date
}

const NOT_AVAILABLE: Record<Locale, string> = {
  en: 'Not available',
  de: 'Nicht verfügbar',
  es: 'No disponible',
}
const MAX_LINE_BYTES = 75

/** Whose calendar it is, and the language of its words. */
export interface FeedHead {
  flatId: number
  name: string
  locale: Locale
}

/** Busy days as a calendar that others can import. Says nothing about who stays, nor where one booking ends. */
export function writeFeed({ flatId, name, locale }: FeedHead, busy: readonly BusyDays[]): string {
  const summary = NOT_AVAILABLE[locale]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Domizil//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // The second is the standard's (RFC 7986), the first what most programs read.
    `X-WR-CALNAME:${escape(name)}`,
    `NAME:${escape(name)}`,
    ...mergePeriods(busy).flatMap((period) => eventOf({ flatId, summary }, period, lastEntry(busy, period))),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ')
}

/** Divides a line into pieces of at most 75 bytes, without dividing a character. */
function fold(line: string): string {
  let bytes = 0
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character)
    const isFull = bytes + size > MAX_LINE_BYTES
    bytes = isFull ? size + 1 : bytes + size
    return isFull ? `\r\n ${character}` : character
  }).join('')
}

/** When the days of a period were last added to. */
function lastEntry(busy: readonly BusyDays[], period: Period): Date {
  const within = busy.filter((one) => overlaps(one, period))
  return new Date(Math.max(...within.map(({ enteredAt }) => enteredAt.getTime())))
}

/** Deterministic, so that an unchanged feed has the same ETag. */
function eventOf(
  { flatId, summary }: { flatId: number; summary: string },
  { from, to }: Period,
  enteredAt: Date,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:flat-${flatId}-${compact(from)}@domizil`,
    `DTSTAMP:${enteredAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // Exclusive, unlike the days of a booking.
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
}
