import { addHours, addMonths } from '@domizil/domain'
import { type Clock, dayOf, type Log } from '../../foundation/kernel/index.ts'
import { confirmCalendar, listImportedDays } from '../../catalogue/occupancy/index.ts'
import { findFlat, lockFlat, refreshQuality } from '../../catalogue/flat/index.ts'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { type JobResult, isReady, processEach } from '../../infrastructure/job/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { CalendarError } from './calendar-error.ts'
import {
  type CalendarRow,
  findCalendar,
  listDueCalendars,
  storeProblem,
  upsertCalendar,
  replaceImportedDays,
} from './calendar-repository.ts'
import type { FetchCalendar } from './fetch-calendar.ts'
import { createHostLimits } from './host-limits.ts'
import { parseInWorker } from './parse-in-worker.ts'
import type { BusyDays } from './read-calendar.ts'

export const HOURS_BETWEEN = 2
const MONTHS_AHEAD = 36
/** Reading takes time of this machine, fetching mostly waits for others. */
const READ_AT_ONCE = 4
export const FETCHED_AT_ONCE = 40
/** From one process, so that a portal that serves most calendars is not overrun. */
export const AT_ONCE_PER_HOST = 10

/** The kind of the timer that reads calendars again. */
export const SYNC_CALENDARS = 'SYNC_CALENDARS'

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  fetchCalendar: FetchCalendar
}

/** Reads calendars and keeps the imported days in step with them. */
export function createCalendarSync(dependencies: Dependencies) {
  const { db, clock, log, fetchCalendar } = dependencies
  const limit = pLimit(READ_AT_ONCE)
  const ofHost = createHostLimits(AT_ONCE_PER_HOST)

  /** @throws {CalendarError} */
  async function read(url: string): Promise<BusyDays> {
    const today = dayOf(clock())
    const text = await fetchCalendar(url)
    return limit(() => parseInWorker(text, { from: today, to: addMonths(today, MONTHS_AHEAD) }))
  }

  /** The flat has to be locked. */
  async function store(trx: Queries, flatId: number, url: string, busy: BusyDays): Promise<void> {
    const at = clock()
    const nextAt = addHours(at, HOURS_BETWEEN)
    await upsertCalendar(trx, flatId, { url, at, nextAt, eventCount: busy.eventCount })
    if (await haveChanged(trx, flatId, busy)) await replaceImportedDays(trx, flatId, busy.periods, at)

    await confirmCalendar(trx, flatId, at)
    const flat = await findFlat(trx, flatId)
    if (flat) await refreshQuality(trx, flat, dayOf(at))
  }

  async function renewOfFlat(flatId: number): Promise<void> {
    const calendar = await findCalendar(db, flatId)
    if (calendar) await renew(calendar)
  }

  async function renew(calendar: CalendarRow): Promise<void> {
    const { flat_id, url } = calendar
    try {
      const busy = await read(url)
      await db.transaction().execute(async (trx) => {
        await lockFlat(trx, flat_id)
        // It may have been removed or exchanged while it was read.
        if ((await findCalendar(trx, flat_id))?.url === url) await store(trx, flat_id, url, busy)
      })
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error
      await recordProblem(calendar, error)
    }
  }

  /** A flat that has another calendar, or none, is left alone. */
  async function recordProblem(
    calendar: Pick<CalendarRow, 'flat_id' | 'url'>,
    { problem }: CalendarError,
  ): Promise<void> {
    log.warn({ flat: calendar.flat_id, problem }, 'A calendar could not be read')
    await storeProblem(db, calendar, problem, addHours(clock(), HOURS_BETWEEN))
  }

  /** Reads what is due of one share, or of all. */
  async function renewDue(share?: number): Promise<JobResult> {
    const now = clock()
    const ready = isReady(SYNC_CALENDARS, sql.ref('flat_calendar.flat_id'), now)

    return processEach(dependencies, {
      kind: SYNC_CALENDARS,
      list: () => listDueCalendars(db, now, { ready, share, limit: FETCHED_AT_ONCE }),
      keyOf: ({ flat_id }) => flat_id,
      process: (calendar) => ofHost(calendar.url, () => renew(calendar)),
      atOnce: FETCHED_AT_ONCE,
    })
  }

  return { read, store, renewOfFlat, renewDue, recordProblem }
}

/** Days that stay keep their ids. */
async function haveChanged(trx: Queries, flatId: number, { periods }: BusyDays): Promise<boolean> {
  return JSON.stringify(await listImportedDays(trx, flatId)) !== JSON.stringify(periods)
}
