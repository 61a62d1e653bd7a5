import ICAL from 'ical.js'
import type { ContentLine } from './content-lines.ts'
import { DAY_MS, type Moment, readMoment, wallIn } from './moment.ts'
import { countsDays, daysOfRule, numbersOf, testsOf } from './recurrence-days.ts'

/** A rule by which an entry comes back. */
export interface RecurrenceRule {
  rule: ICAL.Recur
  /** The wall time of the last possible occurrence, in the zone of the first. */
  until: number | undefined
}

const PARTS =
  /^(FREQ|INTERVAL|COUNT|WKST|BYSECOND|BYMINUTE|BYHOUR|BYDAY|BYMONTHDAY|BYYEARDAY|BYWEEKNO|BYMONTH|BYSETPOS)=.+/
const FREQ_MS: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
}
const FREQ_MONTHS: Record<string, number> = { MONTHLY: 1, YEARLY: 12 }
/** At least as long as the average one, so that skipping months stays behind. */
const MONTH_MS = 30.5 * DAY_MS

/** How far occurrences are wanted. */
export interface Reach {
  /** Wall times. */
  from: number
  to: number
  /** How many days may still be tried, of all rules together. */
  budget: { steps: number }
}

/** A rule has too many occurrences to be read. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError'
}

/** Thousands of rules may be too long: one error, whose stack says nothing, is made for all. */
const TOO_LONG = new TooLongError()

const MAX_STEPS_OF_RULE = 50_000

/** @throws {Error} if it is no rule. */
export function readRule(line: ContentLine, start: Moment): RecurrenceRule {
  const text = line.joined
    .toUpperCase()
    .replaceAll(/\s/g, '')
    .replace(/^RRULE:/, '')
  const parts = text.split(';').filter((part) => part !== '' && !part.startsWith('X-'))
  const until = parts.find((part) => part.startsWith('UNTIL='))?.slice('UNTIL='.length)
  const others = parts.filter((part) => !part.startsWith('UNTIL='))
  if (!others.every((part) => PARTS.test(part))) throw new Error('No rule')

  if (others.some(namesZero)) throw new Error('No number')

  const rule = ICAL.Recur.fromString(others.join(';'))
  if (!FREQ_MS[rule.freq] && !FREQ_MONTHS[rule.freq]) throw new Error('No frequency')
  if (others.some((part) => /^(COUNT|INTERVAL)=(?!\d*[1-9])/.test(part))) throw new Error('No number')
  return { rule, until: until === undefined ? undefined : readUntil(until, start, line) }
}

/** Days, weeks and positions are counted from 1, or from -1. */
function namesZero(part: string): boolean {
  const [name = '', ...numbers] = part.split(/[=,]/)
  return /^BY(?:MONTHDAY|YEARDAY|WEEKNO|SETPOS)$/.test(name) && numbers.some((number) => Number(number) === 0)
}

function readUntil(text: string, start: Moment, line: ContentLine) {
  // Without a zone it is in that of the start.
  const until = readMoment(text, { ...line, parameters: {} }, () => start.zone)
  if (!until) throw new Error('No end')
  // A day as the end includes all of it.
  return until.isDay ? until.wall + DAY_MS - 1 : wallIn(until, start.zone)
}

/**
 * The wall times at which a rule comes back within reach. Begins near the reach wherever that changes nothing.
 *
 * @throws {TooLongError} when the budget is used up.
 */
export function* occurrencesOf(
  { rule, until }: RecurrenceRule,
  start: Moment,
  reach: Reach,
): Generator<number> {
  const last = Math.min(until ?? Infinity, reach.to)
  const first = skipAhead(rule, start.wall, reach.from)
  const walls = countsDays(rule) ? wallsOfDays(rule, start.wall) : wallsOfTimes(rule, start.wall)
  let { left } = first
  let steps = MAX_STEPS_OF_RULE

  for (let { index } = first; left > 0; index += 1) {
    const period = walls(index)
    steps -= period.cost
    reach.budget.steps -= period.cost
    if (Math.min(steps, reach.budget.steps) < 0) throw TOO_LONG
    // Beyond all dates it is no number.
    if (!(period.startsAt <= last)) return
    for (const wall of period.walls) {
      if (wall < start.wall) continue
      if (wall > last || left <= 0) return
      left -= 1
      yield wall
    }
  }
}

interface RulePeriod {
  startsAt: number
  /** How many days or times were tried. */
  cost: number
  walls: number[]
}

/** The times of the n-th period of a rule that counts days. */
function wallsOfDays(rule: ICAL.Recur, start: number): (index: number) => RulePeriod {
  const firstDay = Math.floor(start / DAY_MS)
  const daysOf = daysOfRule(rule, firstDay)
  const times = timesOfDay(rule)(start)
  const positions = numbersOf(rule, 'BYSETPOS')

  return (index) => {
    const { from, tried, days } = daysOf(index)
    const all: number[] = []
    for (const day of days) for (const time of times) all.push(day * DAY_MS + time)
    const walls = positions ? chosen(all, positions) : all
    return { startsAt: from * DAY_MS, cost: Math.max(tried, all.length) + 1, walls }
  }
}

function chosen(walls: readonly number[], positions: readonly number[]): number[] {
  return walls.filter((_, n) => positions.includes(n + 1) || positions.includes(n - walls.length))
}

/** The n-th time of a rule that counts hours, minutes or seconds. */
function wallsOfTimes(rule: ICAL.Recur, start: number): (index: number) => RulePeriod {
  const tests = testsOf(rule, Math.floor(start / DAY_MS))
  const fixed = (FIXED[rule.freq] ?? []).flatMap((name) => {
    const numbers = numbersOf(rule, name)
    return numbers ? [{ name, numbers }] : []
  })
  const timesAt = timesOfDay(rule, FIXED[rule.freq])
  const step = rule.interval * (FREQ_MS[rule.freq] ?? DAY_MS)
  return (index) => {
    const wall = start + index * step
    const day = Math.floor(wall / DAY_MS)
    const fits =
      tests.every((test) => test(day)) &&
      fixed.every(({ name, numbers }) => numbers.includes(timePart(wall, name)))
    const walls = fits ? timesAt(wall).map((time) => day * DAY_MS + time) : []
    return { startsAt: wall, cost: walls.length + 1, walls }
  }
}

type TimePart = 'BYHOUR' | 'BYMINUTE' | 'BYSECOND'

/** The parts that leave times out; those that are finer than the frequency make more (RFC 5545, 3.3.10). */
const FIXED: Record<string, TimePart[]> = {
  HOURLY: ['BYHOUR'],
  MINUTELY: ['BYHOUR', 'BYMINUTE'],
  SECONDLY: ['BYHOUR', 'BYMINUTE', 'BYSECOND'],
}

const UNITS: Record<TimePart, { ms: number; count: number }> = {
  BYHOUR: { ms: 3_600_000, count: 24 },
  BYMINUTE: { ms: 60_000, count: 60 },
  BYSECOND: { ms: 1000, count: 60 },
}
const TIME_PARTS = ['BYHOUR', 'BYMINUTE', 'BYSECOND'] as const

function timePart(wall: number, name: TimePart): number {
  const { ms, count } = UNITS[name]
  return ((Math.floor(wall / ms) % count) + count) % count
}

/** The times of a day, in milliseconds, with what no part names as it is at a given time, as fixed parts are. */
function timesOfDay(rule: ICAL.Recur, fixed: readonly TimePart[] = []): (wall: number) => number[] {
  const parts = TIME_PARTS.map((name) => ({
    name,
    named: fixed.includes(name) ? undefined : numbersOf(rule, name)?.toSorted((a, b) => a - b),
  }))

  if (parts.every(({ named }) => !named)) return (wall) => [wall - Math.floor(wall / DAY_MS) * DAY_MS]
  return (wall) =>
    parts.reduce(
      (times, { name, named = [timePart(wall, name)] }) =>
        times.flatMap((time) => named.map((number) => time + number * UNITS[name].ms)),
      [0],
    )
}

/** The period from which on nothing within reach is missed, and how many occurrences are left then. */
function skipAhead(rule: ICAL.Recur, wall: number, from: number): { index: number; left: number } {
  const { freq, interval, count } = rule
  const unit = interval * (FREQ_MS[freq] ?? (FREQ_MONTHS[freq] ?? 1) * MONTH_MS)
  const index = Math.max(Math.floor((from - wall) / unit) - 2, 0)
  if (!count) return { index, left: Infinity }

  // Occurrences are counted from the first one: only where each period has exactly one it is known how many there were.
  const isPlain = Object.keys(rule.parts).length === 0
  const isInEveryPeriod = FREQ_MS[freq] !== undefined || new Date(wall).getUTCDate() <= 28
  return isPlain && isInEveryPeriod ? { index, left: count - index } : { index: 0, left: count }
}
