import { type ContentLine, contentLines } from './content-lines.ts'

/** What can take days: an event, or the list of busy times of a person. */
export interface Entry {
  kind: 'VEVENT' | 'VFREEBUSY'
  /** Of its first line. */
  line: number
  uid: string
  /** Its own, without those of alarms and other parts. */
  properties: ContentLine[]
  /** Whether the text ends within it. */
  isCutOff: boolean
}

/** What a calendar text consists of, as far as it concerns days. */
export interface CalendarParts {
  entries: Entry[]
  /** The properties of the definitions of time zones, those of their parts included, by their name. */
  zones: Map<string, ContentLine[]>
  /** The name of the zone that the calendar names for all its times; empty if it names none. */
  usualZone: string
  /** The line after which the end of the calendar is missing. */
  cutOffAt: number | undefined
}

const CALENDAR = /^[ \t]*BEGIN[ \t]*:[ \t]*VCALENDAR[ \t]*$/im
const ENTRY = /^[ \t]*BEGIN[ \t]*:[ \t]*(?:VEVENT|VFREEBUSY)[ \t]*$/gim
const RULE = /^[ \t]*RRULE[ \t]*[:;]/gim
/** These stand side by side: one that begins ends one whose end is missing. */
const INNER = new Set(['VALARM', 'STANDARD', 'DAYLIGHT', 'AVAILABLE'])
const OUTER = new Set(['VCALENDAR', 'VEVENT', 'VFREEBUSY', 'VTIMEZONE', 'VTODO', 'VJOURNAL', 'VAVAILABILITY'])

/** Parts that are open beyond these have no end that matters. */
const MAX_DEPTH = 100

/** Whether the text is a calendar at all. A page that quotes one is none. */
export function isCalendar(text: string): boolean {
  return CALENDAR.test(text.replace(/^\uFEFF/, '')) && !/^\uFEFF?\s*</.test(text)
}

/** How many entries a text has, without reading them. */
export function countEntries(text: string): number {
  return text.match(ENTRY)?.length ?? 0
}

/** How many rules a text has, of all entries together. */
export function countRules(text: string): number {
  return text.match(RULE)?.length ?? 0
}

/** Divides a text into entries and zones. Calendars may follow or contain each other, and ends may be missing. */
export function divide(text: string): CalendarParts {
  const parts: CalendarParts = { entries: [], zones: new Map(), usualZone: '', cutOffAt: undefined }
  const open: string[] = []
  let entry: Entry | undefined
  let zone: ContentLine[] | undefined
  let loose: ContentLine[] | undefined = []
  const endLoose = (next?: ContentLine[]) => {
    if (loose) parts.entries.push(...entryOf(loose))
    loose = next
  }

  const lines = contentLines(text)
  parts.usualZone = nameOf(lines, 'X-WR-TIMEZONE')
  for (const line of lines) {
    const part = line.value.toUpperCase()
    if (line.name === 'BEGIN' && (OUTER.has(part) || !(entry || INNER.has(part))))
      endLoose(isStrange(part) ? [] : undefined)
    if (line.name === 'BEGIN' && OUTER.has(part)) {
      open.length = part === 'VCALENDAR' ? open.length : open.lastIndexOf('VCALENDAR') + 1
      entry = asEntry(part, line.number)
      if (entry) parts.entries.push(entry)
      zone = part === 'VTIMEZONE' ? [] : undefined
    }
    if (line.name === 'BEGIN' && open.push(part) > MAX_DEPTH) open.shift()
    zone?.push(line)
    if (line.name === 'END' && open.includes(part)) {
      open.length = open.lastIndexOf(part)
      if (part === 'VTIMEZONE' && zone) parts.zones.set(nameOf(zone, 'TZID'), zone)
      if (OUTER.has(part)) {
        endLoose([])
        ;[entry, zone] = [undefined, undefined]
      }
    } else if (entry && open.at(-1) === entry.kind && line.name !== 'BEGIN') {
      entry.properties.push(line)
      if (line.name === 'UID') entry.uid ||= line.value
    } else if (!INNER.has(open.at(-1) ?? '')) {
      loose?.push(line)
      if (line.name === 'END') endLoose([])
    }
  }
  endLoose()
  if (open.includes('VCALENDAR')) parts.cutOffAt = lines.at(-1)?.number
  if (entry) entry.isCutOff = parts.cutOffAt !== undefined
  return parts
}

/** Whether what begins may be a damaged entry, or the calendar itself: its properties are looked at. */
function isStrange(part: string): boolean {
  return part === 'VCALENDAR' || (!OUTER.has(part) && !part.startsWith('X-'))
}

/** The entry of which only the first line is damaged or missing, if these properties of no entry are one. */
function entryOf(properties: ContentLine[]): Entry[] {
  const date = properties.find(({ name }) => ['DTSTART', 'DTEND', 'FREEBUSY'].includes(name))
  if (!date) return []
  const uid = properties.findLast(({ name }) => name === 'UID')?.value ?? ''
  const kind = date.name === 'FREEBUSY' ? 'VFREEBUSY' : 'VEVENT'
  return [{ kind, line: date.number, uid, properties, isCutOff: false }]
}

function asEntry(kind: string, line: number): Entry | undefined {
  if (kind !== 'VEVENT' && kind !== 'VFREEBUSY') return undefined
  return { kind, line, uid: '', properties: [], isCutOff: false }
}

function nameOf(lines: readonly ContentLine[], name: string): string {
  return lines.find((line) => line.name === name)?.value ?? ''
}
