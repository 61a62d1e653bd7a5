import { clipPeriod, type Day, type Period } from '@domizil/domain'
import { DAY_MS, dayOf, dayOfWall, FLAT_ZONE, wallIn } from './moment.ts'
import { occurrencesOf, type RecurrenceRule, TooLongError } from './recurrence-rule.ts'
import type { Span, Stay } from './read-stay.ts'
import { UTC } from './time-zone.ts'

/** Which days count. */
export interface DayLimits extends Period {
  /** The last day up to which rules are followed, if not all of them. */
  rulesTo?: Day
}

/** How many occurrences may still be tried, of all entries of a calendar. */
export interface Budget {
  steps: number
}

/** The days within the limits that an entry takes, at all its times, but those that others replace. */
export function daysOf(stay: Stay, changes: readonly Stay[], limits: DayLimits, budget: Budget): Period[] {
  const [first] = stay.spans
  if (!first || !stay.isBusy) return []

  const except = exceptionsOf(stay, changes, first)
  const spans = stay.spans.filter(({ start }) => !except(wallIn(start, first.start.zone)))
  const periods = spans.map(periodOf)
  const moves = movesOf(changes, first)
  const longest = Math.max(...moves.map(({ end }) => end), 0)
  for (const rule of stay.rules) {
    for (const span of timesOf(stay, rule, first, { limits, budget, longest })) {
      if (!except(span.start.wall)) periods.push(periodOf(moved(span, moves)))
    }
  }
  return periods.flatMap((period) => clipPeriod(period, limits) ?? [])
}

function* timesOf(
  stay: Stay,
  rule: RecurrenceRule,
  { start, end }: Span,
  { limits, budget, longest }: { limits: DayLimits; budget: Budget; longest: number },
): Generator<Span> {
  const length = wallIn(end, start.zone) - start.wall
  const { from, to: lastDay, rulesTo = lastDay } = limits
  const to = Date.parse(rulesTo) + 2 * DAY_MS
  let reached = start.wall
  try {
    const reach = { from: Date.parse(from) - Math.max(length, longest) - 2 * DAY_MS, to, budget }
    for (const wall of occurrencesOf(rule, start, reach)) {
      reached = wall
      if (dayOf({ ...start, wall }) > rulesTo) return
      yield { start: { ...start, wall }, end: { ...start, wall: wall + length } }
    }
  } catch (error) {
    stay.fault ??= {
      reason: error instanceof TooLongError ? 'RULE_TOO_LONG' : 'RULE_UNREADABLE',
      line: stay.entry.line,
    }
    // The days after these are not known to be free.
    const last = Math.min(rule.until ?? to, Date.parse(rulesTo))
    if (error instanceof TooLongError && last > reached)
      yield { start: { ...start, wall: reached }, end: { ...start, wall: last + DAY_MS } }
  }
}

function exceptionsOf(stay: Stay, changes: readonly Stay[], { start }: Span): (wall: number) => boolean {
  const days = new Set<Day>()
  const walls = new Set<number>()
  const replaced = changes.flatMap(({ replaces }) => replaces?.moment ?? [])
  for (const moment of [...stay.exceptions, ...replaced]) {
    if (moment.isDay) days.add(dayOfWall(moment.wall))
    else if (start.isDay) days.add(moment.zone === UTC ? dayOf(moment) : dayOfWall(moment.wall))
    else walls.add(wallIn(moment, start.zone))
  }
  const ends = changes.flatMap(({ replaces, isBusy }) =>
    replaces?.moment && replaces.andLater && !isBusy ? wallIn(replaces.moment, start.zone) : [],
  )
  const endsAt = Math.min(...ends)

  return (wall) => wall >= endsAt || walls.has(wall) || (days.size > 0 && days.has(dayOfWall(wall)))
}

/** A change of one time and all later ones, in milliseconds: from which wall time on, and how far it moves both ends. */
interface Move {
  from: number
  start: number
  end: number
}

/** The last one first. */
function movesOf(changes: readonly Stay[], { start }: Span): Move[] {
  const moves = changes.flatMap(({ replaces, isBusy, spans: [change] }) => {
    if (!replaces?.moment || !replaces.andLater || !isBusy || !change) return []
    const from = wallIn(replaces.moment, start.zone)
    const to = wallIn(change.start, start.zone) - from
    const length = wallIn(change.end, change.start.zone) - change.start.wall
    return { from, start: to, end: to + length }
  })
  return moves.toSorted((one, other) => other.from - one.from)
}

/** Each time follows the last change before it. */
function moved(span: Span, moves: readonly Move[]): Span {
  const { wall } = span.start
  const move = moves.find(({ from }) => from <= wall)
  if (!move) return span
  return { start: { ...span.start, wall: wall + move.start }, end: { ...span.start, wall: wall + move.end } }
}

/** Some write the last minute of a day for its end. */
const LAST_MINUTE_MS = 60_000

/** An event within one day takes that day; a night away takes no further day than the last one begun before its end. */
function periodOf({ start, end }: Span): Period {
  const from = dayOf(start)
  const lastDay = dayOfWall(wallIn(end, FLAT_ZONE) + LAST_MINUTE_MS - DAY_MS)

  return { from, to: lastDay < from ? from : lastDay }
}
