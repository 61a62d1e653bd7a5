import { MAX_CALENDAR_NAME, MAX_CALENDARS } from '@domizil/domain'
import { refuse } from './availability-refusals.ts'
import type { CalendarRow } from './calendar-repository.ts'

/** A calendar to import. */
export interface NewCalendar {
  url: string
  /** Empty for the default. */
  name?: string | undefined
}

/** The calendar that a flat imports already from an address, and the name that it gets there. */
export interface CalendarPlace {
  known: CalendarRow | undefined
  name: string
}

/**
 * Says where a calendar goes among those of its flat.
 *
 * @throws {DomainError} TOO_MANY_CALENDARS, CALENDAR_NAME_TAKEN (409).
 */
export function placeFor(calendars: readonly CalendarRow[], { url, name = '' }: NewCalendar): CalendarPlace {
  const known = calendars.find((calendar) => calendar.url === url)
  const others = calendars.filter((calendar) => calendar !== known)
  if (!known && calendars.length >= MAX_CALENDARS) throw refuse('TOO_MANY_CALENDARS')
  if (name && isNameOf(others, name)) throw refuse('CALENDAR_NAME_TAKEN')

  return { known, name: name || (known?.name ?? freeName(hostOf(url), calendars)) }
}

/** Whether one of the calendars has the name; upper and lower case are the same. */
export function isNameOf(calendars: readonly CalendarRow[], name: string): boolean {
  return calendars.some((calendar) => calendar.name.toLowerCase() === name.toLowerCase())
}

/** The host, with a number if another calendar is called so. */
function freeName(host: string, calendars: readonly CalendarRow[]): string {
  const names = [host, ...calendars.map((_, at) => `${host} ${at + 2}`)]
  return names.find((name) => !isNameOf(calendars, name)) ?? host
}

function hostOf(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname : url
  return host.replace(/^www\./, '').slice(0, MAX_CALENDAR_NAME - 2)
}
