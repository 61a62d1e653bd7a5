import type { CalendarEntryProblem } from '@domizil/api/schemas'
import { lineIn, type Period } from '@domizil/domain'
import { CalendarError } from './calendar-error.ts'
import { countEntries, countRules, divide, isCalendar } from './reading/calendar-parts.ts'
import { changesFor, type DayLimits, type DayTools, takeDays } from './reading/days-of-series.ts'
import { readStay, type Stay } from './reading/read-stay.ts'
import { createTakenDays } from './reading/taken-days.ts'
import { zonesOf } from './reading/zones-of-calendar.ts'

/** The days that the entries of one UID take. */
export interface DaysOfEntry {
  uid: string
  periods: Period[]
}

/** What is in a calendar. Every entry is counted once: as read, or among the problems. */
export interface CalendarReading {
  days: DaysOfEntry[]
  /** How many entries were read whole, those without days that count included. */
  readCount: number
  problems: CalendarEntryProblem[]
}

export const MAX_ENTRIES = 10_000
const MAX_RULES = 2 * MAX_ENTRIES
/** Of all rules together: about one second of a processor. */
const MAX_STEPS = 4_500_000
const MAX_UID_LENGTH = 200
/** Of all entries: what is stored of a calendar stays within some megabytes. */
const MAX_PERIODS = 100_000
/** Stands for the entries that are read after `MAX_PERIODS`. */
export const OTHER_ENTRIES = '*'

/**
 * The days that a calendar takes, within the limits. Ends are exclusive in a calendar and inclusive here. What is wrong
 * with a line, a rule or an entry costs that alone: the rest of the entry takes its days, and it becomes a problem.
 *
 * @throws {CalendarError} UNREADABLE for what is no calendar, TOO_LARGE for more than `MAX_ENTRIES`, or `MAX_RULES`.
 */
export function readCalendar(text: string, limits: DayLimits): CalendarReading {
  if (!isCalendar(text)) throw new CalendarError('UNREADABLE')
  if (countEntries(text) > MAX_ENTRIES || countRules(text) > MAX_RULES) throw new CalendarError('TOO_LARGE')

  const { entries, zones, usualZone, cutOffAt } = divide(text)
  if (entries.length > MAX_ENTRIES) throw new CalendarError('TOO_LARGE')
  const findZone = zonesOf(zones, usualZone)
  const stays = entries.map((entry) => readStay(entry, findZone))
  const tools = { limits, taken: createTakenDays(limits), budget: { steps: MAX_STEPS } }
  const days: DaysOfEntry[] = []
  const note = (uid: string) => {
    const periods = tools.taken.empty()
    if (periods.length > 0) days.push({ uid, periods })
    return periods.length
  }
  let count = 0
  for (const ofUid of byUid(stays)) {
    takeDaysOfUid(ofUid, tools)
    if (ofUid[0] && count < MAX_PERIODS) count += note(uidOf(ofUid[0]))
  }
  note(OTHER_ENTRIES)

  const problems = stays.flatMap(problemOf)
  const isLastKnown = problems.some(({ reason }) => reason === 'CUT_OFF')
  if (cutOffAt !== undefined && !isLastKnown)
    problems.push({ uid: '', line: cutOffAt, reason: 'CUT_OFF', isBlocked: false })
  return { days, readCount: stays.filter(({ fault }) => !fault).length, problems }
}

/** Without what a database cannot store. */
function uidOf({ entry }: Stay): string {
  return lineIn(entry.uid.slice(0, MAX_UID_LENGTH))
}

/** Entries without a UID have nothing to do with each other. */
function byUid(stays: readonly Stay[]): Stay[][] {
  const groups = new Map<string | Stay, Stay[]>()
  for (const stay of stays) {
    const key = stay.entry.uid || stay
    const group = groups.get(key)
    if (group) group.push(stay)
    else groups.set(key, [stay])
  }
  return [...groups.values()]
}

/** Of the valid entries of one UID: series with their changes, and changes of series that are not in the calendar. */
function takeDaysOfUid(stays: readonly Stay[], tools: DayTools): void {
  const changes = newest(stays.filter(({ replaces }) => replaces))
  const whole = newest(stays.filter(({ replaces }) => !replaces))
  const changesIn = changesFor(changes)

  for (const stay of whole) takeDays(stay, changesIn, tools)
  for (const stay of changes) takeDays({ ...stay, rules: [] }, changesFor([]), tools)
}

/**
 * Of several versions of the same the newest ones. One without a date takes no place of another: its days would be lost.
 */
function newest(stays: readonly Stay[]): Stay[] {
  const latest = new Map<string, number>()
  const key = ({ replaces, entry }: Stay) => JSON.stringify(replaces && (replaces.moment ?? entry.line))
  const known = stays.filter(({ spans, isBusy }) => spans.length > 0 || !isBusy)
  for (const stay of known) latest.set(key(stay), Math.max(latest.get(key(stay)) ?? -Infinity, stay.sequence))

  return known.filter((stay) => stay.sequence === latest.get(key(stay)))
}

function problemOf(stay: Stay): CalendarEntryProblem[] {
  const { fault, spans } = stay
  return fault ? [{ ...fault, uid: uidOf(stay), isBlocked: spans.length > 0 }] : []
}
