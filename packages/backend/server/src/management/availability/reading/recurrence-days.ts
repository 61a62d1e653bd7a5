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
  const { candidates, areWeekdays } = candidatesOf(rule, start)
  const tests = testsOf(rule, start, areWeekdays)
  const spanAt = spansOf(rule, start)

  return (index) => {
    const span = spanAt(index)
    const days = candidates(span)
    const fitting = tests.length > 0 ? days.filter((day) => tests.every((test) => test(day))) : days
    return { from: span.from, tried: days.length, days: fitting }
  }
}

/** The days of one period. */
interface DaysOfPeriod {
  from: DayNumber
  days: DayNumber[]
  /** How many days were tried. */
  tried: number
}

/** The days of a period that are worth a look, in order: a birthday is one day of a year, not 365. */
function candidatesOf(rule: ICAL.Recur, start: DayNumber) {
  const { months, monthDays, weekdays } = limitsOf(rule, start)
  if (rule.freq === 'WEEKLY' && weekdays) {
    const first = spansOf(rule, start)(0)
    const offsets = namedWeekdays(first, weekdays).map((day) => day - first.from)
    return { candidates: ({ from }: Span) => offsets.map((offset) => from + offset), areWeekdays: true }
  }
  if (!isOfMonths(rule)) return { candidates: everyDay, areWeekdays: false }

  const inMonths = (find: (month: Span) => DayNumber[]) => (span: Span) =>
    monthsIn(span, months).flatMap(find)
  if (monthDays) return { candidates: inMonths((month) => namedDays(month, monthDays)), areWeekdays: false }
  if (!weekdays || numbersOf(rule, 'BYWEEKNO')) return { candidates: everyDay, areWeekdays: false }
  const find = (span: Span) => namedWeekdays(span, weekdays)
  return { candidates: rule.freq === 'YEARLY' && !months ? find : inMonths(find), areWeekdays: true }
}

function everyDay({ from, to }: Span): DayNumber[] {
  const days: DayNumber[] = []
  for (let day = from; day < to; day += 1) days.push(day)
  return days
}

function monthsIn({ from, to }: Span, months: readonly number[] | undefined): Span[] {
  const all: Span[] = []
  for (let month = monthOf(from); month.from < to; month = monthOf(month.to))
    if (months?.includes(partsOf(month.from).month) ?? true) all.push(month)
  return all
}

function namedDays(month: Span, numbers: readonly number[]): DayNumber[] {
  const days = new Set(numbers.map((n) => (n > 0 ? month.from + n - 1 : month.to + n)))
  return inOrder([...days].filter((day) => day >= month.from && day < month.to))
}

function namedWeekdays({ from, to }: Span, named: readonly NamedWeekday[]): DayNumber[] {
  const days = new Set<DayNumber>()
  for (const { day, nth } of named) {
    const first = from + ((day - weekday(from) + 7) % 7)
    const count = Math.ceil((to - first) / 7)
    const only = nth > 0 ? nth - 1 : count + nth
    if (nth === 0) for (let next = first; next < to; next += 7) days.add(next)
    else if (only >= 0 && only < count) days.add(first + only * 7)
  }
  return inOrder([...days])
}

function inOrder(days: DayNumber[]): DayNumber[] {
  return days.length > 1 ? days.toSorted((one, other) => one - other) : days
}

/** Whether a rule counts days rather than hours, minutes or seconds. */
export function countsDays({ freq }: ICAL.Recur): boolean {
  return FREQUENCIES_OF_DAYS.includes(freq)
}

/** Whether the periods of a rule are months or years. */
function isOfMonths({ freq }: ICAL.Recur): boolean {
  return freq === 'MONTHLY' || freq === 'YEARLY'
}

/** The n-th period. */
function spansOf({ freq, interval, wkst }: ICAL.Recur, start: DayNumber): (index: number) => Span {
  const monday = start - ((weekday(start) - weekStart(wkst) + 7) % 7)
  const { year, month } = partsOf(start)

  return (index) => {
    const steps = index * interval
    if (freq === 'WEEKLY') return { from: monday + steps * 7, to: monday + steps * 7 + 7 }
    if (freq === 'MONTHLY')
      return { from: dayNumber(year, month + steps), to: dayNumber(year, month + steps + 1) }
    if (freq === 'YEARLY') return { from: dayNumber(year + steps, 1), to: dayNumber(year + steps + 1, 1) }
    return { from: start + steps, to: start + steps + 1 }
  }
}

/** What every day has to pass, its weekday unless that is known to be right. */
export function testsOf(rule: ICAL.Recur, start: DayNumber, areWeekdays = false): Test[] {
  const { months, monthDays, weekdays } = limitsOf(rule, start)
  const yearDays = numbersOf(rule, 'BYYEARDAY')
  const weeks = numbersOf(rule, 'BYWEEKNO')
  const span = rule.freq === 'YEARLY' && !months ? yearOf : monthOf

  return [
    months && ((day: DayNumber) => months.includes(partsOf(day).month)),
    monthDays && ((day: DayNumber) => isNth(day, monthOf(day), monthDays)),
    yearDays && ((day: DayNumber) => isNth(day, yearOf(day), yearDays)),
    weeks && ((day: DayNumber) => isWeek(day, weeks, weekStart(rule.wkst))),
    weekdays && !areWeekdays && ((day: DayNumber) => weekdays.some((named) => isWeekday(day, named, span))),
  ].filter((test) => test !== undefined && test !== false)
}

interface Limits {
  months?: number[]
  monthDays?: number[]
  weekdays?: NamedWeekday[]
}

/** A rule of months or years without days comes back on the day of its start, one of weeks on its weekday. */
function limitsOf(rule: ICAL.Recur, start: DayNumber): Limits {
  const isFree = !['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'].some((name) => partOf(rule, name))
  const { month, day } = partsOf(start)
  const months = numbersOf(rule, 'BYMONTH') ?? (isFree && rule.freq === 'YEARLY' ? [month] : undefined)
  const monthDays = numbersOf(rule, 'BYMONTHDAY') ?? (isFree && isOfMonths(rule) ? [day] : undefined)
  // They are counted within months and years only.
  const isCounted = isOfMonths(rule) && !numbersOf(rule, 'BYWEEKNO')
  const weekdays =
    partOf(rule, 'BYDAY')?.map((text) => weekdayOf(String(text), isCounted)) ??
    (rule.freq === 'WEEKLY' ? [{ day: weekday(start), nth: 0 }] : undefined)
  return { ...(months && { months }), ...(monthDays && { monthDays }), ...(weekdays && { weekdays }) }
}

/** `MO` is every Monday, `2MO` the second one of a month or year, `-1MO` its last one. */
interface NamedWeekday {
  day: number
  /** 0 for all. */
  nth: number
}

function weekdayOf(text: string, isCounted: boolean): NamedWeekday {
  return { day: WEEKDAYS.indexOf(text.slice(-2)), nth: (isCounted && Number.parseInt(text, 10)) || 0 }
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

function isWeekday(day: DayNumber, named: NamedWeekday, spanOf: (day: DayNumber) => Span): boolean {
  if (weekday(day) !== named.day) return false
  if (named.nth === 0) return true
  const { from, to } = spanOf(day)
  return named.nth > 0
    ? Math.floor((day - from) / 7) + 1 === named.nth
    : Math.floor((to - 1 - day) / 7) + 1 === -named.nth
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
