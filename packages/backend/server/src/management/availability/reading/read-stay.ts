import type { CalendarEntryReason } from '@domizil/api/schemas'
import type { Entry } from './calendar-parts.ts'
import type { ContentLine } from './content-lines.ts'
import { DAY_MS, type Moment, readDuration, readMoment, wallIn } from './moment.ts'
import { readRule, type RecurrenceRule } from './recurrence-rule.ts'
import type { FindZone } from './zones-of-calendar.ts'

/** From a moment up to another, which is not part of it. */
export interface Span {
  start: Moment
  end: Moment
}

/** What is wrong with an entry. */
export interface Fault {
  reason: CalendarEntryReason
  line: number
}

/** An entry as far as it could be read. */
export interface Stay {
  entry: Entry
  /** The first thing that is wrong with it. */
  fault?: Fault
  isBusy: boolean
  sequence: number
  /** Every time as it is written, the first one first. Empty if no date could be read. */
  spans: Span[]
  rules: RecurrenceRule[]
  /** Times at which it is not. */
  exceptions: Moment[]
  /** The time of the series that it replaces; undefined if that cannot be read. */
  replaces?: { moment: Moment | undefined; andLater: boolean }
}

type Note = (reason: CalendarEntryReason, line: number) => undefined

/** Reads one entry and never throws: what cannot be read is the fault of the stay, and the rest of it counts. */
export function readStay(entry: Entry, findZone: FindZone): Stay {
  const stay: Stay = { entry, isBusy: true, sequence: 0, spans: [], rules: [], exceptions: [] }
  const note: Note = (reason, line) => {
    stay.fault ??= { reason, line }
  }
  const all = (name: string) => entry.properties.filter((line) => line.name === name)
  const word = (name: string) => all(name)[0]?.value.toUpperCase() ?? ''
  const moments = (line: ContentLine) => momentsOf(line, { findZone, note })

  stay.isBusy = word('STATUS') !== 'CANCELLED' && word('TRANSP') !== 'TRANSPARENT'
  stay.sequence = Math.trunc(Number(word('SEQUENCE'))) || 0
  if (entry.kind === 'VFREEBUSY') {
    stay.spans = all('FREEBUSY')
      .filter(isTaken)
      .flatMap((line) => periodsOf(line, { findZone, note }))
  } else {
    const span = firstSpan(all, { entry, findZone, note })
    const others = furtherSpans(all, { findZone, note })
    if (span)
      stay.spans = [
        span,
        ...others,
        ...all('RDATE').flatMap((line) => againAt(line, span, { findZone, note })),
      ]
    stay.exceptions = all('EXDATE').flatMap(moments)
    if (span) stay.rules = all('RRULE').flatMap((line) => rulesOf(line, span.start, note))
    const [replaced] = all('RECURRENCE-ID')
    if (replaced) {
      const andLater = /THISANDFUTURE/i.test(replaced.parameters['RANGE'] ?? '')
      stay.replaces = { moment: moments(replaced)[0], andLater }
    }
  }
  if (entry.isCutOff) note('CUT_OFF', entry.line)
  return stay
}

interface Tools {
  findZone: FindZone
  note: Note
}

function isTaken({ parameters }: ContentLine): boolean {
  return parameters['FBTYPE']?.toUpperCase() !== 'FREE'
}

function firstSpan(
  all: (name: string) => ContentLine[],
  { entry, findZone, note }: Tools & { entry: Entry },
): Span | undefined {
  const starts = all('DTSTART')
  const ends = all('DTEND')
  const [lasts] = all('DURATION')
  const start = readFirst(starts, { findZone, note })
  const end = readFirst(ends, { findZone, note })
  const duration = lasts && readDuration(lasts.joined)

  if (!start) note(starts.length > 0 ? 'START_UNREADABLE' : 'NO_DATES', starts[0]?.number ?? entry.line)
  if (!end && !duration && ends[0]) note('END_UNREADABLE', ends[0].number)
  if (!end && lasts && duration === undefined) note('END_UNREADABLE', lasts.number)

  if (start && end) return inOrder({ start, end }, ends[0]?.number ?? entry.line, note)
  const length = duration ?? 0
  if (start)
    return length < 0 ? { start: shift(start, length), end: start } : { start, end: shift(start, length) }
  // Its last night at least.
  return end && { start: shift(end, length > 0 ? -length : -DAY_MS), end }
}

/** Two entries whose lines between them are lost look like one with two starts. */
function furtherSpans(all: (name: string) => ContentLine[], { findZone, note }: Tools): Span[] {
  const [first, ...starts] = all('DTSTART')
  const [, ...ends] = all('DTEND')
  return starts.flatMap((line, n) => {
    if (line.value === first?.value) return []
    note('START_UNREADABLE', line.number)
    const start = readFirst([line], { findZone, note })
    const end = readFirst(ends.slice(n, n + 1), { findZone, note })
    return start ? inOrder({ start, end: end ?? start }, line.number, note) : []
  })
}

function inOrder({ start, end }: Span, line: number, note: Note): Span {
  if (wallIn(end, start.zone) >= start.wall) return { start, end }
  note('END_BEFORE_START', line)
  return { start: end, end: start }
}

function shift(moment: Moment, length: number): Moment {
  return { ...moment, wall: moment.wall + length }
}

function readFirst(lines: readonly ContentLine[], tools: Tools): Moment | undefined {
  for (const line of lines) {
    const moment = momentOf(line, [line.joined, line.value], tools)
    if (moment) return moment
  }
  return undefined
}

/** After a parameter that was not quoted as it should be, the date is at the end. */
const DATE_AT_THE_END = /\d{4}-?\d{2}-?\d{2}(?:T[\d:]+Z?)?$/i

function momentOf(line: ContentLine, texts: readonly string[], tools: Tools): Moment | undefined {
  const atTheEnd = DATE_AT_THE_END.exec(line.value)?.[0] ?? ''
  for (const text of [...texts, atTheEnd]) {
    const moment = momentIn(text, line, tools)
    if (moment) return moment
  }
  return undefined
}

function momentIn(text: string, line: ContentLine, { findZone, note }: Tools): Moment | undefined {
  const moment = readMoment(text, line, findZone)
  const isLost = moment && !moment.isDay && !moment.zone && line.parameters['TZID']
  if (isLost) note('ZONE_UNKNOWN', line.number)
  return moment
}

/** A list of moments, without those that are none. */
function momentsOf(line: ContentLine, tools: Tools): Moment[] {
  return line.joined.split(',').flatMap((text, _n, all) => {
    const moment = all.length === 1 ? momentOf(line, [text], tools) : momentIn(text, line, tools)
    if (!moment && text.trim() !== '') tools.note('DATE_UNREADABLE', line.number)
    return moment ?? []
  })
}

/** Periods with a start and an end, or a start and a duration. */
function periodsOf(line: ContentLine, tools: Tools): Span[] {
  return line.joined.split(',').flatMap((text) => {
    const [from = '', to = ''] = text.split('/')
    const start = readMoment(from, line, tools.findZone)
    const length = readDuration(to)
    const end = readMoment(to, line, tools.findZone) ?? (start && length && shift(start, length))
    if (!start || !end) tools.note(start || end ? 'END_UNREADABLE' : 'DATE_UNREADABLE', line.number)

    const first = start ?? (end && shift(end, -DAY_MS))
    return first ? inOrder({ start: first, end: end || first }, line.number, tools.note) : []
  })
}

function againAt(line: ContentLine, { start, end }: Span, tools: Tools): Span[] {
  if (line.joined.includes('/')) return periodsOf(line, tools)
  const length = wallIn(end, start.zone) - start.wall
  return momentsOf(line, tools).map((moment) => ({ start: moment, end: shift(moment, length) }))
}

function rulesOf(line: ContentLine, start: Moment, note: Note): RecurrenceRule[] {
  try {
    return [readRule(line, start)]
  } catch {
    note('RULE_UNREADABLE', line.number)
    return []
  }
}
