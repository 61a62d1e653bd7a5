import { timingSafeEqual } from 'node:crypto'
import type { FlatCalendars } from '@domizil/api/schemas'
import { DEFAULT_LOCALE, isLocale, MAX_CALENDAR_NAME, MAX_CALENDARS } from '@domizil/domain'
import {
  type FlatRow,
  findFlat,
  findFlatToManage,
  flatArchived,
  isOwner,
  lockOwnFlat,
  titleOf,
} from '../../catalogue/flat/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import { type Clock, dayOf, forbidden, type Log, notFound, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { refuse } from './availability-refusals.ts'
import { CalendarError } from './calendar-error.ts'
import { writeFeed } from './calendar-feed.ts'
import {
  type CalendarRow,
  changeFeedSecret,
  deleteCalendars,
  findCalendar,
  insertCalendar,
  listCalendars,
  listOwnBusyDays,
  renameCalendar,
} from './calendar-repository.ts'
import type { FetchCalendar } from './fetch-calendar.ts'
import { hideFlat } from './hide-flat.ts'
import { createCalendarSync } from './sync-calendar.ts'

/** A calendar to import. */
interface NewCalendar {
  url: string
  /** Empty for the default. */
  name?: string | undefined
}

/** The calendar that a flat imports already from an address, and the name that it gets there. */
interface CalendarPlace {
  known: CalendarRow | undefined
  name: string
}

export type CalendarService = ReturnType<typeof createCalendarService>

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  /** How calendars are got from elsewhere; from public addresses only by default. */
  fetchCalendar?: FetchCalendar
}

/** The calendars of flats: those from elsewhere whose days are imported, and a feed of the flat's own for others. */
export function createCalendarService({ db, clock, log, fetchCalendar = fetchOnDemand() }: Dependencies) {
  const sync = createCalendarSync({ db, clock, log, fetchCalendar })

  return {
    /**
     * @throws {DomainError} 404 if there is no such flat, or it is another user's; FORBIDDEN for an administrator.
     */
    async get(actor: User, flatId: number): Promise<FlatCalendars> {
      return calendarsOf(db, await findOwnFlat(db, actor, flatId))
    },

    /**
     * Imports a calendar now, and periodically from then on. One that the flat imports already is read again.
     *
     * @throws {DomainError} 404 if there is no such flat, or it is another user's.
     * @throws {DomainError} FORBIDDEN (403); FLAT_ARCHIVED, TOO_MANY_CALENDARS, CALENDAR_NAME_TAKEN (409);
     * CALENDAR_ADDRESS_REFUSED, CALENDAR_UNREACHABLE, CALENDAR_NOT_SHARED, CALENDAR_MISSING, CALENDAR_TOO_LARGE,
     * CALENDAR_UNREADABLE (422): nothing is stored then, but a calendar that was imported before reports the failure.
     */
    async add(actor: User, flatId: number, { url, name = '' }: NewCalendar): Promise<FlatCalendars> {
      const flat = await findOwnFlat(db, actor, flatId)
      if (flat.status === 'ARCHIVED') throw flatArchived()
      const before = placeFor(await listCalendars(db, flatId), { url, name })

      const reading = await sync.read(url).catch(async (error: unknown) => {
        if (!(error instanceof CalendarError)) throw error
        if (before.known) await sync.recordProblem(before.known, error)
        throw refuse(`CALENDAR_${error.failure}`, { cause: error })
      })
      await db.transaction().execute(async (trx) => {
        await lockOwnFlat(trx, actor, flatId)
        // Another one may have been added meanwhile.
        const place = placeFor(await listCalendars(trx, flatId), { url, name })
        const calendar =
          place.known ?? (await insertCalendar(trx, { flatId, url, name: place.name }, clock()))
        if (place.name !== calendar.name) await renameCalendar(trx, calendar.id, place.name)
        await sync.store(trx, calendar, reading)
      })
      return calendarsOf(db, flat)
    },

    /**
     * Gives a calendar another name.
     *
     * @throws {DomainError} CALENDAR_NOT_FOUND (404), also for one of another user's flat.
     * @throws {DomainError} FORBIDDEN (403) for an administrator; FLAT_ARCHIVED, CALENDAR_NAME_TAKEN (409).
     */
    async rename(actor: User, id: number, name: string): Promise<FlatCalendars> {
      return db.transaction().execute(async (trx) => {
        const calendar = await findCalendar(trx, id)
        if (!calendar) throw refuse('CALENDAR_NOT_FOUND')
        const flat = await lockOwnFlat(trx, actor, calendar.flat_id).catch(hideFlat('CALENDAR_NOT_FOUND'))
        const others = (await listCalendars(trx, flat.id)).filter((other) => other.id !== id)
        if (isNameOf(others, name)) throw refuse('CALENDAR_NAME_TAKEN')

        await renameCalendar(trx, id, name)
        return calendarsOf(trx, flat)
      })
    },

    /**
     * Removes a calendar of a flat, or all of them, and frees their days. Without one it changes nothing.
     *
     * @throws {DomainError} 404 if there is no such flat, or it is another user's; CALENDAR_NOT_FOUND (404).
     */
    async remove(actor: User, flatId: number, calendarId?: number): Promise<FlatCalendars> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockOwnFlat(trx, actor, flatId)
        const ids = (await listCalendars(trx, flatId)).map(({ id }) => id)
        if (calendarId !== undefined && !ids.includes(calendarId)) throw refuse('CALENDAR_NOT_FOUND')

        await deleteCalendars(trx, calendarId === undefined ? ids : [calendarId])
        return calendarsOf(trx, flat)
      })
    },

    /**
     * Gives the feed another secret address: the one before is 404 at once, wherever it was pasted.
     *
     * @throws {DomainError} 404 if there is no such flat, or it is another user's.
     * @throws {DomainError} FORBIDDEN (403) for an administrator, FLAT_ARCHIVED (409).
     */
    async renewFeed(actor: User, flatId: number): Promise<FlatCalendars> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockOwnFlat(trx, actor, flatId)
        return calendarsOf(trx, await changeFeedSecret(trx, flat.id))
      })
    },

    /** Reads a flat's calendars again. What goes wrong is noted beside the calendar, and the days stay. */
    sync: sync.renewOfFlat,
    /** Reads again what has not been read for two hours. */
    syncDue: sync.renewDue,

    /**
     * The busy days of a flat, for callers with the secret, with the flat's name in the language of its owner.
     *
     * @throws {DomainError} 404 for a wrong secret, and for an archived flat.
     */
    async feed(flatId: number, secret: string): Promise<{ name: string; text: string }> {
      const flat = await findFlat(db, flatId)
      if (!flat || flat.status === 'ARCHIVED' || !isSame(secret, flat.feed_secret)) throw notFound()

      const now = clock()
      const owner = await findUser(db, flat.owner_id)
      const locale = isLocale(owner?.locale) ? owner.locale : DEFAULT_LOCALE
      const name = `${titleOf(flat, locale)} · Domizil ${flatId}`
      const busy = await listOwnBusyDays(db, flatId, { now, today: dayOf(now) })
      return { name, text: writeFeed({ flatId, name, locale }, busy) }
    },
  }
}

async function calendarsOf(db: Queries, flat: FlatRow): Promise<FlatCalendars> {
  return presentCalendars(flat, await listCalendars(db, flat.id))
}

/** The addresses of calendars are secrets of the owner: administrators need none of them. */
async function findOwnFlat(db: Queries, actor: User, flatId: number): Promise<FlatRow> {
  const flat = await findFlatToManage(db, actor, flatId)
  if (!isOwner(actor, flat)) throw forbidden()
  return flat
}

function isSame(given: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The HTTP library takes 18 MB: it is loaded with the first calendar. */
function fetchOnDemand(): FetchCalendar {
  let opened: Promise<FetchCalendar> | undefined
  const open = async () => (await import('./fetch-calendar.ts')).createFetchCalendar()

  return async (address) => {
    const fetchCalendar = await (opened ??= open())
    return fetchCalendar(address)
  }
}

/**
 * Says where a calendar goes among those of its flat.
 *
 * @throws {DomainError} TOO_MANY_CALENDARS, CALENDAR_NAME_TAKEN (409).
 */
function placeFor(calendars: readonly CalendarRow[], { url, name = '' }: NewCalendar): CalendarPlace {
  const known = calendars.find((calendar) => calendar.url === url)
  const others = calendars.filter((calendar) => calendar !== known)
  if (!known && calendars.length >= MAX_CALENDARS)
    throw refuse('TOO_MANY_CALENDARS', { values: { limit: MAX_CALENDARS } })
  if (name && isNameOf(others, name)) throw refuse('CALENDAR_NAME_TAKEN')

  return { known, name: name || (known?.name ?? freeName(hostOf(url), calendars)) }
}

/** Whether one of the calendars has the name; upper and lower case are the same. */
function isNameOf(calendars: readonly CalendarRow[], name: string): boolean {
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

/** The calendars of a flat as its owner sees them. */
function presentCalendars(flat: FlatRow, rows: readonly CalendarRow[]): FlatCalendars {
  return {
    calendars: rows.map((row) => ({
      id: row.id,
      name: row.name,
      calendarUrl: row.url,
      lastSyncAt: row.synced_at?.toISOString() ?? null,
      eventCount: row.event_count,
      partCount: row.part_count,
      unreadCount: row.unread_count,
      problems: row.problems,
      lastError: row.last_error,
    })),
    feedPath: `/api/flat/${flat.id}/calendar/${flat.feed_secret}.ics`,
  }
}
