import type ICAL from 'ical.js'
import { DAY_MS } from './moment.ts'

/** A day as the number of days since 1 January 1970. */
type DayNumber = number

type Test = (day: DayNumber) => boolean

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const FREQUENCIES_OF_DAYS = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

/**
 * The days of the n-th day, week, month or year of a rule, counted by its interval from the first one. Every part of
 * a rule leaves days out (RFC 5545, 3.3.10), and a rule without parts has the day of the start.
 *
 * The iterator of ical.js is not used: it loses days when months or the last days of months are named.
 */
export function daysOfRule(rule: ICAL.Recur, start: DayNumber): (index: number) => DaysOfPeriod {
  const tests = testsOf(rule, start)
  const { months, monthDays } = limitsOf(rule, start)
  const candidates = (span: Span) =>
    monthDays && ['MONTHLY', 'YEARLY'].includes(rule.freq)
      ? namedDays(span, months, monthDays)
      : everyDay(span)

  return (index) => {
    const [from, to] = boundsOf(rule, start, index)
    const days = candidates({ from, to })
    return { from, tried: days.length, days: days.filter((day) => tests.every((test) => test(day))) }
  }
}

/** The days of one period. */
interface DaysOfPeriod {
  from: DayNumber
  days: DayNumber[]
  /** How many days were tried. */
  tried: number
}

function everyDay({ from, to }: Span): DayNumber[] {
  return Array.from({ length: to - from }, (_, n) => from + n)
}

/** A birthday needs one day of each year to be looked at, not 365. */
function namedDays(
  { from, to }: Span,
  months: readonly number[] | undefined,
  numbers: readonly number[],
): DayNumber[] {
  const days = new Set<DayNumber>()
  for (let month = monthOf(from); month.from < to; month = monthOf(month.to)) {
    const isNamed = months?.includes(partsOf(month.from).month) ?? true
    const named = isNamed ? numbers.map((n) => (n > 0 ? month.from + n - 1 : month.to + n)) : []
    for (const day of named) if (day >= month.from && day < month.to) days.add(day)
  }
  return [...days].toSorted((one, other) => one - other)
}

/** Whether a rule counts days rather than hours, minutes or seconds. */
export function countsDays({ freq }: ICAL.Recur): boolean {
  return FREQUENCIES_OF_DAYS.includes(freq)
}

/** The first day, and the one after the last. */
function boundsOf(
  { freq, interval, wkst }: ICAL.Recur,
  start: DayNumber,
  index: number,
): [DayNumber, DayNumber] {
  const steps = index * interval
  if (freq === 'WEEKLY') {
    const monday = start - ((weekday(start) - weekStart(wkst) + 7) % 7) + steps * 7
    return [monday, monday + 7]
  }
  const { year, month } = partsOf(start)
  if (freq === 'MONTHLY') return [dayNumber(year, month + steps), dayNumber(year, month + steps + 1)]
  if (freq === 'YEARLY') return [dayNumber(year + steps, 1), dayNumber(year + steps + 1, 1)]
  return [start + steps, start + steps + 1]
}

/** What every day has to pass. */
export function testsOf(rule: ICAL.Recur, start: DayNumber): Test[] {
  const { freq } = rule
  const of = (name: string) => partOf(rule, name)
  const numbers = (name: string) => numbersOf(rule, name)
  const isOfMonth = freq === 'MONTHLY' || freq === 'YEARLY'

  const { months, monthDays } = limitsOf(rule, start)
  const weekdays =
    of('BYDAY')?.map(String) ?? (freq === 'WEEKLY' ? [WEEKDAYS[weekday(start)] ?? ''] : undefined)
  const yearDays = numbers('BYYEARDAY')
  const weeks = numbers('BYWEEKNO')
  const span = freq === 'YEARLY' && !months ? yearOf : monthOf
  const counts = isOfMonth && !weeks

  return [
    months && ((day: DayNumber) => months.includes(partsOf(day).month)),
    monthDays && ((day: DayNumber) => isNth(day, monthOf(day), monthDays)),
    yearDays && ((day: DayNumber) => isNth(day, yearOf(day), yearDays)),
    weeks && ((day: DayNumber) => isWeek(day, weeks, weekStart(rule.wkst))),
    weekdays &&
      ((day: DayNumber) => weekdays.some((text) => isWeekday(day, text, counts ? span(day) : undefined))),
  ].filter((test) => test !== undefined)
}

/** A rule of months or years without days comes back on the day of its start. */
function limitsOf(rule: ICAL.Recur, start: DayNumber): { months?: number[]; monthDays?: number[] } {
  const isFree = !['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].some((name) => partOf(rule, name))
  const { month, day } = partsOf(start)
  const months = numbersOf(rule, 'BYMONTH') ?? (isFree && rule.freq === 'YEARLY' ? [month] : undefined)
  const isOfMonth = rule.freq === 'MONTHLY' || rule.freq === 'YEARLY'
  const monthDays = numbersOf(rule, 'BYMONTHDAY') ?? (isFree && isOfMonth ? [day] : undefined)
  return { ...(months && { months }), ...(monthDays && { monthDays }) }
}

function partOf({ parts }: ICAL.Recur, name: string): (string | number)[] | undefined {
  return (parts as Record<string, (string | number)[] | undefined>)[name]
}

/** The numbers of a part of a rule, such as `BYMONTH`, each once; undefined without it. */
export function numbersOf(rule: ICAL.Recur, name: string): number[] | undefined {
  const numbers = partOf(rule, name)?.map(Number)
  return numbers && [...new Set(numbers)]
}

/** From a day up to another, which is not part of it. */
interface Span {
  from: DayNumber
  to: DayNumber
}

function isNth(day: DayNumber, { from, to }: Span, numbers: readonly number[]): boolean {
  return numbers.includes(day - from + 1) || numbers.includes(day - to)
}

/** `MO` is every Monday, `2MO` the second one of the span, `-1MO` its last one. */
function isWeekday(day: DayNumber, text: string, span: Span | undefined): boolean {
  if (WEEKDAYS[weekday(day)] !== text.slice(-2)) return false
  const nth = Number.parseInt(text, 10)
  if (!nth || !span) return true
  return nth > 0
    ? Math.floor((day - span.from) / 7) + 1 === nth
    : Math.floor((span.to - 1 - day) / 7) + 1 === -nth
}

/** The first week of a year has at least four of its days. */
function isWeek(day: DayNumber, weeks: readonly number[], first: number): boolean {
  const middle = day - ((weekday(day) - first + 7) % 7) + 3
  const { from, to } = yearOf(middle)
  const week = Math.floor((middle - from) / 7) + 1
  const last = Math.floor((middle + Math.floor((to - 1 - middle) / 7) * 7 - from) / 7) + 1
  return weeks.includes(week) || weeks.includes(week - last - 1)
}

function weekStart(wkst: number): number {
  // The library counts from Sunday, which is 1.
  return (wkst + 5) % 7
}

/** Monday is 0. */
function weekday(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7
}

function partsOf(day: DayNumber): { year: number; month: number; day: number } {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function monthOf(day: DayNumber): Span {
  const { year, month } = partsOf(day)
  return { from: dayNumber(year, month), to: dayNumber(year, month + 1) }
}

function yearOf(day: DayNumber): Span {
  const { year } = partsOf(day)
  return { from: dayNumber(year, 1), to: dayNumber(year + 1, 1) }
}

function dayNumber(year: number, month: number): DayNumber {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, 1)
  return date.getTime() / DAY_MS
}
