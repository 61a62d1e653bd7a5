import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import type { ContentLine } from './content-lines.ts'
import { cacheOffsets, fixedZone, type TimeZone, UTC, zoneOfDatabase } from './time-zone.ts'

/** Finds the zone of a `TZID`; undefined if nothing tells what is meant. */
export type FindZone = (id: string) => TimeZone | undefined

/** Alone, or before the places of a zone as Windows shows it: `(UTC+01:00) Amsterdam, Berlin`. */
const OFFSET = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?(?:$|\))/i
const ZULU = /^(?:Z|UTC|GMT|Etc\/UTC|Etc\/GMT|Greenwich Mean Time|Coordinated Universal Time)$/i

/**
 * The zones that the entries of a calendar can name: of the time zone database, of Windows, or defined in the
 * calendar. Each is made when it is needed, once. Times without a zone are in the usual one of the calendar.
 */
export function zonesOf(defined: ReadonlyMap<string, ContentLine[]>, usual: string): FindZone {
  const known = new Map<string, TimeZone | undefined>()

  return (named) => {
    const id = named || usual
    if (!known.has(id)) known.set(id, find(id, defined.get(id)))
    return known.get(id)
  }
}

function find(id: string, definition: ContentLine[] | undefined): TimeZone | undefined {
  if (ZULU.test(id)) return UTC
  const [, sign, hours, minutes = '0'] = OFFSET.exec(id) ?? []
  if (sign) return fixedZone((Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1))

  // Some write the path of a file with the name of the zone at its end.
  const path = id.split('/')
  const ends = path.length > 2 ? [path.slice(-3).join('/'), path.slice(-2).join('/')] : []
  const names = [id, ...ends, findIana(id)[0] ?? '']
  for (const name of names) {
    const zone = /[A-Za-z]/.test(name) ? zoneOfDatabase(name) : undefined
    if (zone) return zone
  }
  return definition && zoneOfDefinition(id, definition)
}

/** A rule that comes back more often than yearly is no rule of a zone, and would cost too much. */
function zoneOfDefinition(id: string, lines: readonly ContentLine[]): TimeZone | undefined {
  if (lines.some(({ name, value }) => name === 'RRULE' && !/FREQ=YEARLY/i.test(value))) return undefined
  try {
    const text = lines.map(({ name, value }) => `${name}:${value}`).join('\r\n')
    const zone = new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(text)), tzid: id })
    zone.utcOffset(ICAL.Time.fromJSDate(new Date(), true))
    return {
      name: `defined ${id}`,
      offsetAtWall: cacheOffsets((wall) => zone.utcOffset(asTime(wall)) * 1000),
    }
  } catch {
    return undefined
  }
}

function asTime(wall: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(wall), true)
}
