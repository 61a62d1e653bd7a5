import type { Day, Period } from '@domizil/domain'
import { DAY_MS, FLAT_ZONE, type Moment, wallIn } from './moment.ts'
import { occurrencesOf, type RecurrenceRule, TooLongError } from './recurrence-rule.ts'
import type { Span, Stay } from './read-stay.ts'
import type { TakenDays } from './taken-days.ts'
import { changeZone, UTC } from './time-zone.ts'

/** Which days count. */
export interface DayLimits extends Period {
  /** The last day up to which rules are followed, if not all of them. */
  rulesTo?: Day
}

/** Where days are noted, and how far rules are followed. */
export interface DayTools {
  taken: TakenDays
  limits: DayLimits
  /** How many occurrences may still be tried, of all entries of a calendar. */
  budget: { steps: number }
}

/** Takes the days within the limits of one series, at all its times, but those that changes replace. */
export function takeDays(stay: Stay, changesIn: ChangesIn, tools: DayTools): void {
  const [first] = stay.spans
  if (!first || !stay.isBusy) return

  const changes = changesIn(first.start)
  const own = timesIn(stay.exceptions, first.start)
  const isReplaced = (wall: number) => changes.replace(wall) || own(wall)
  for (const span of stay.spans)
    if (!isReplaced(wallIn(span.start, first.start.zone))) takeSpan(span, tools.taken)
  for (const rule of stay.rules) takeTimes(stay, rule, { changes, isReplaced, ...tools })
}

interface RuleTools extends DayTools {
  changes: Changes
  isReplaced: (wall: number) => boolean
}

/** Takes the days of every time at which a rule comes back. There are millions of them: they are numbers, not objects. */
function takeTimes(
  stay: Stay,
  rule: RecurrenceRule,
  { changes, isReplaced, taken, limits, budget }: RuleTools,
): void {
  const [{ start, end }] = stay.spans as [Span]
  const length = wallIn(end, start.zone) - start.wall
  const { from, to: lastDay, rulesTo = lastDay } = limits
  const to = Date.parse(rulesTo)
  const atFlat = flatTimeOf(start)
  let reached = start.wall
  try {
    const farthest = Math.max(length, changes.longest) + 2 * DAY_MS
    const reach = { from: Date.parse(from) - farthest, to: to + 2 * DAY_MS, budget }
    for (const wall of occurrencesOf(rule, start, reach)) {
      reached = wall
      // No zone is further away than two days.
      if (wall > to - 2 * DAY_MS && dayOfWall(atFlat(wall)) * DAY_MS > to) return
      if (isReplaced(wall)) continue
      const move = changes.moveAt(wall)
      takeWalls(atFlat(wall + (move?.start ?? 0)), atFlat(wall + (move?.end ?? length)), taken)
    }
  } catch (error) {
    stay.fault ??= {
      reason: error instanceof TooLongError ? 'RULE_TOO_LONG' : 'RULE_UNREADABLE',
      line: stay.entry.line,
    }
    // The days after these are not known to be free.
    const until = Math.min(rule.until ?? to + 2 * DAY_MS, to)
    if (error instanceof TooLongError && until > reached)
      takeWalls(atFlat(reached), atFlat(until + DAY_MS), taken)
  }
}

/** Wall times of the zone of a moment as a clock in the flat shows them. */
function flatTimeOf({ isDay, zone }: Moment): (wall: number) => number {
  return isDay || !zone ? (wall) => wall : (wall) => changeZone(wall, zone, FLAT_ZONE)
}

/** What the changes of a series do to its times, given as wall times in the zone of its start. */
interface Changes {
  /** Whether a change has taken the place of a time. */
  replace: (wall: number) => boolean
  moveAt: (wall: number) => Move | undefined
  /** How long the longest time is that a change of all later ones made. */
  longest: number
}

/** The changes as a series with this start sees them. */
export type ChangesIn = (start: Moment) => Changes

/** Sorts the changes once for all versions of a series whose times are written alike. */
export function changesFor(changes: readonly Stay[]): ChangesIn {
  const known = new Map<string, Changes>()
  return (start) => {
    const key = `${start.isDay} ${start.zone?.name ?? ''}`
    const found = known.get(key) ?? readChanges(changes, start)
    known.set(key, found)
    return found
  }
}

function readChanges(changes: readonly Stay[], start: Moment): Changes {
  const replaced = timesIn(
    changes.flatMap(({ replaces }) => replaces?.moment ?? []),
    start,
  )
  const moves = movesOf(changes, start)
  let endsAt = Infinity
  let longest = 0
  for (const { replaces, isBusy } of changes)
    if (replaces?.moment && replaces.andLater && !isBusy)
      endsAt = Math.min(endsAt, wallIn(replaces.moment, start.zone))
  for (const { end } of moves) longest = Math.max(longest, end)

  return {
    replace: (wall) => wall >= endsAt || replaced(wall),
    moveAt: (wall) => (moves.length > 0 ? lastBefore(wall, moves) : undefined),
    longest,
  }
}

/** Whether a wall time is one of these moments. */
function timesIn(moments: readonly Moment[], start: Moment): (wall: number) => boolean {
  const days = new Set<number>()
  const walls = new Set<number>()
  for (const moment of moments) {
    if (moment.isDay) days.add(dayOfWall(moment.wall))
    else if (start.isDay) days.add(moment.zone === UTC ? dayOf(moment) : dayOfWall(moment.wall))
    else walls.add(wallIn(moment, start.zone))
  }
  return (wall) => walls.has(wall) || (days.size > 0 && days.has(dayOfWall(wall)))
}

/** A change of one time and all later ones, in milliseconds: from which wall time on, and how far it moves both ends. */
interface Move {
  from: number
  start: number
  end: number
}

/** In order; of those of one time the first one counts. */
function movesOf(changes: readonly Stay[], start: Moment): Move[] {
  const moves = changes.flatMap(({ replaces, isBusy, spans: [change] }) => {
    if (!replaces?.moment || !replaces.andLater || !isBusy || !change) return []
    const from = wallIn(replaces.moment, start.zone)
    const to = wallIn(change.start, start.zone) - from
    const length = wallIn(change.end, change.start.zone) - change.start.wall
    return { from, start: to, end: to + length }
  })
  return moves
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from }, n, all) => from !== all[n - 1]?.from)
}

/** Each time follows the last change before it. */
function lastBefore(wall: number, moves: readonly Move[]): Move | undefined {
  let low = 0
  let high = moves.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((moves[middle]?.from ?? Infinity) <= wall) low = middle + 1
    else high = middle
  }
  return moves[low - 1]
}

/** Some write the last minute of a day for its end. */
const LAST_MINUTE_MS = 60_000

function takeSpan({ start, end }: Span, taken: TakenDays): void {
  takeWalls(wallIn(start, FLAT_ZONE), wallIn(end, FLAT_ZONE), taken)
}

/** An event within one day takes that day; a night away takes no further day than the last one begun before its end. */
function takeWalls(start: number, end: number, taken: TakenDays): void {
  const first = dayOfWall(start)
  taken.add(first, Math.max(first, dayOfWall(end + LAST_MINUTE_MS - DAY_MS)))
}

/** The day on which a moment falls at the flat, counted from 1 January 1970. */
function dayOf(moment: Moment): number {
  return dayOfWall(wallIn(moment, FLAT_ZONE))
}

function dayOfWall(wall: number): number {
  return Math.floor(wall / DAY_MS)
}
