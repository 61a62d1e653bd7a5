import type { ContentLine } from './content-lines.ts'
import { changeZone, fixedZone, type TimeZone, UTC, zoneOfDatabase } from './time-zone.ts'
import type { FindZone } from './zones-of-calendar.ts'

/** A day, or a time of a day, as a calendar names it. */
export interface Moment {
  /** What a clock on the wall shows, in milliseconds as if it were UTC. */
  wall: number
  isDay: boolean
  /** Undefined for a day, and for a time that is meant wherever the reader is. */
  zone?: TimeZone
}

/** The zone in which all flats count their days. */
export const FLAT_ZONE = zoneOfDatabase('Europe/Berlin') ?? UTC
export const DAY_MS = 86_400_000

const DATE = String.raw`(\d{4})(?:(\d{2})(\d{2})|[-/.](\d{1,2})[-/.](\d{1,2}))`
const TIME = String.raw`[T\s]+(\d{2}):?(\d{2})(?::?(\d{2}))?(?:[.,]\d+)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?`
/** What follows a date and is no time is left out: the date is what counts. */
const MOMENT = new RegExp(`^${DATE}(?:${TIME})?(?!\\d)`, 'i')
const DURATION = /^([+-])?P(?!\d+M)(?:(\d+)W)?(?:(\d+)D)?(?:T?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i
const UNITS_MS = [7 * DAY_MS, DAY_MS, 3_600_000, 60_000, 1000]
/** Longer ones are mistakes. */
const MAX_DURATION_MS = 36_600 * DAY_MS

/** Reads a moment; undefined if it is none. Dates with dashes, without `VALUE=DATE` or in lower case are read too. */
export function readMoment(text: string, line: ContentLine, findZone: FindZone): Moment | undefined {
  const found = MOMENT.exec(text.trim())
  if (!found) return undefined
  const [, year, month, day, otherMonth, otherDay, hour, minute, second = '0', suffix] = found
  const midnight = dayAt(Number(year), Number(month ?? otherMonth), Number(day ?? otherDay))
  if (midnight === undefined) return undefined
  if (hour === undefined || line.parameters['VALUE']?.toUpperCase() === 'DATE')
    return { wall: midnight, isDay: true }

  const seconds = Math.min((Number(hour) * 60 + Number(minute)) * 60 + Number(second), 86_399)
  const moment = { wall: midnight + seconds * 1000, isDay: false }
  const zone = suffix ? zoneOfSuffix(suffix) : findZone(line.parameters['TZID'] ?? '')
  return zone ? { ...moment, zone } : moment
}

function dayAt(year: number, month: number, day: number): number | undefined {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined
}

function zoneOfSuffix(suffix: string): TimeZone {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(suffix) ?? []
  if (!sign) return UTC
  return fixedZone((Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1))
}

/** Milliseconds of a duration; undefined if it is none, in months, or longer than a century. */
export function readDuration(text: string): number | undefined {
  const [, sign, ...amounts] = DURATION.exec(text.trim().replaceAll(/\s/g, '')) ?? []
  if (amounts.every((amount) => amount === undefined)) return undefined

  const length = amounts.reduce((sum, amount, unit) => sum + Number(amount ?? 0) * (UNITS_MS[unit] ?? 0), 0)
  return length > MAX_DURATION_MS ? undefined : length * (sign === '-' ? -1 : 1)
}

/** The wall time of a moment in the zone of another. Days and times without a zone are the same everywhere. */
export function wallIn(moment: Moment, zone: TimeZone | undefined): number {
  if (moment.isDay || !moment.zone) return moment.wall
  return changeZone(moment.wall, moment.zone, zone ?? FLAT_ZONE)
}
