import { addDays, clipPeriod, mergePeriods, type Period } from '@domizil/domain'
import ICAL from 'ical.js'
import { CalendarError } from './calendar-error.ts'

/** The days of a calendar on which something is on. */
export interface BusyDays {
  periods: Period[]
  /** How many events of the calendar have been read, those without busy days included. */
  eventCount: number
}

const MAX_EVENTS = 5_000
/** Of all events together: a rule can come back every second for ever. */
const MAX_OCCURRENCES = 20_000
const CALENDAR = /^\uFEFF?\s*BEGIN:VCALENDAR/i

const CIVIL_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/**
 * The busy days of a calendar within the limits, merged and in order. Ends are exclusive in a calendar and inclusive
 * here. What is cancelled or marked as free does not count, and an event that makes no sense is left out.
 *
 * @throws {CalendarError} UNREADABLE, TOO_LARGE
 */
export function readCalendar(text: string, limits: Period): BusyDays {
  const events = eventsIn(text)
  if (events.length > MAX_EVENTS) throw new CalendarError('TOO_LARGE')

  const budget = { occurrences: MAX_OCCURRENCES }
  const periods = events.filter(isBusy).flatMap((event) => periodsOf(event, limits, budget))
  return { periods: mergePeriods(periods), eventCount: events.length }
}

function eventsIn(text: string): ICAL.Component[] {
  if (!CALENDAR.test(text)) throw new CalendarError('UNREADABLE')
  try {
    return new ICAL.Component(ICAL.parse(tidy(text))).getAllSubcomponents('vevent')
  } catch (error) {
    throw new CalendarError('UNREADABLE', { cause: error })
  }
}

/** Some write lines that are none: without a colon the whole calendar could not be read. */
function tidy(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
  return lines.filter((line) => line.includes(':')).join('\r\n')
}

function isBusy(event: ICAL.Component): boolean {
  const valueOf = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  return valueOf('status') !== 'CANCELLED' && valueOf('transp') !== 'TRANSPARENT'
}

function periodsOf(component: ICAL.Component, limits: Period, budget: { occurrences: number }): Period[] {
  try {
    // Without looking for exceptions among all events: that takes a time that grows with their square.
    const event = new ICAL.Event(component, { strictExceptions: true, exceptions: [] })
    const periods = event.isRecurring()
      ? occurrencesOf(event, limits, budget)
      : [periodOf(event.startDate, event.endDate)]

    return periods.flatMap((period) => clipPeriod(period, limits) ?? [])
  } catch (error) {
    if (error instanceof CalendarError) throw error
    return []
  }
}

function occurrencesOf(event: ICAL.Event, limits: Period, budget: { occurrences: number }): Period[] {
  const periods: Period[] = []
  const iterator = event.iterator()
  for (let start = iterator.next(); start && dayOf(start) <= limits.to; start = iterator.next()) {
    budget.occurrences -= 1
    if (budget.occurrences < 0) throw new CalendarError('TOO_LARGE')

    const end = start.clone()
    end.addDuration(event.duration)
    periods.push(periodOf(start, end))
  }
  return periods
}

/** An event within one day takes that day; a night away takes no further day than the last one begun before its end. */
function periodOf(start: ICAL.Time, end: ICAL.Time): Period {
  const from = dayOf(start)
  const lastDay = addDays(dayOf(end), -1)

  return { from, to: lastDay < from ? from : lastDay }
}

/** Days are written as they are; a moment in UTC falls on the day it is then in Germany. */
function dayOf(time: ICAL.Time): string {
  if (!time.isDate && time.zone === ICAL.Timezone.utcTimezone) return CIVIL_DAY.format(time.toJSDate())
  const { year, month, day } = time
  return [String(year).padStart(4, '0'), month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
