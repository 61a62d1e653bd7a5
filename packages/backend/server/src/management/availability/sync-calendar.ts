import {
  addDays,
  addHours,
  addMonths,
  MAX_MONTHS_AHEAD,
  MAX_STAY_MONTHS,
  mergePeriods,
  type Period,
} from '@domizil/domain'
import type { CalendarProblem } from '@domizil/api/schemas'
import { sql } from 'kysely'
import pLimit from 'p-limit'
import { availabilityPath } from '@domizil/links'
import { type Clock, dayOf, type Log } from '../../foundation/kernel/index.ts'
import { confirmCalendar, listImportedDays } from '../../catalogue/occupancy/index.ts'
import { findFlat, lockFlat, refreshQuality } from '../../catalogue/flat/index.ts'
import { isReady, type JobResult, processEach } from '../../infrastructure/job/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { CalendarError } from './calendar-error.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { calendarNotWhole } from './mails/calendar-not-whole.ts'
import {
  type CalendarRow,
  findCalendar,
  listDueCalendars,
  replaceImportedDays,
  storeProblem,
  upsertCalendar,
} from './calendar-repository.ts'
import type { FetchCalendar } from './fetch-calendar.ts'
import { createHostLimits } from './host-limits.ts'
import { parseInWorker } from './parse-in-worker.ts'
import type { CalendarReading } from './read-calendar.ts'
import { keepDays } from './reading/keep-days.ts'

export const HOURS_BETWEEN = 2
/** A stay that begins on the last day that can be requested, and is as long as it can be. */
const MONTHS_AHEAD = MAX_MONTHS_AHEAD + MAX_STAY_MONTHS
const MONTHS_OF_RULES = 24
/** Reading takes time of this machine, fetching mostly waits for others. */
const READ_AT_ONCE = 4
export const FETCHED_AT_ONCE = 40
/** From one process, so that a portal that serves most calendars is not overrun. */
export const AT_ONCE_PER_HOST = 10

/** What no longer is the calendar that it was. A host that does not answer comes back. */
const SPOILS: readonly CalendarProblem[] = ['TOO_LARGE', 'UNREADABLE']

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
  async function read(url: string): Promise<CalendarReading> {
    const today = dayOf(clock())
    const limits = {
      from: addDays(today, -1),
      to: addMonths(today, MONTHS_AHEAD),
      rulesTo: addMonths(today, MONTHS_OF_RULES),
    }
    const text = await fetchCalendar(url)
    return limit(() => parseInWorker(text, limits))
  }

  /** The flat has to be locked. */
  async function store(trx: Queries, flatId: number, url: string, reading: CalendarReading): Promise<void> {
    const at = clock()
    const nextAt = addHours(at, HOURS_BETWEEN)
    const before = await findCalendar(trx, flatId)
    const isSame = before?.url === url
    const days = keepDays(isSame ? before.entry_days : [], reading, dayOf(at))
    await upsertCalendar(trx, flatId, { ...reading, url, at, nextAt, days })
    if (isSame && before.is_whole && reading.problems.length > 0) await notifyNotWhole(trx, flatId, at)

    const periods = mergePeriods(days.flatMap((entry) => entry.periods))
    if (await haveChanged(trx, flatId, periods)) await replaceImportedDays(trx, flatId, periods, at)

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
      const reading = await read(url)
      await db.transaction().execute(async (trx) => {
        await lockFlat(trx, flat_id)
        // It may have been removed or exchanged while it was read.
        if ((await findCalendar(trx, flat_id))?.url === url) await store(trx, flat_id, url, reading)
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
    const now = clock()
    await db.transaction().execute(async (trx) => {
      await lockFlat(trx, calendar.flat_id)
      const before = await findCalendar(trx, calendar.flat_id)
      if (before?.url !== calendar.url) return

      const is_whole = before.is_whole && !SPOILS.includes(problem)
      await storeProblem(trx, { ...before, is_whole }, problem, addHours(now, HOURS_BETWEEN))
      if (before.is_whole && !is_whole) await notifyNotWhole(trx, calendar.flat_id, now)
    })
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
async function haveChanged(trx: Queries, flatId: number, periods: readonly Period[]): Promise<boolean> {
  return JSON.stringify(await listImportedDays(trx, flatId)) !== JSON.stringify(periods)
}

/** Notifies the owner that a calendar which was whole no longer is. */
async function notifyNotWhole(trx: Queries, flatId: number, now: Date): Promise<void> {
  const flat = await findFlat(trx, flatId)
  if (!flat) return
  const order = calendarNotWhole.order({
    to: flat.owner_id,
    about: flatId,
    path: availabilityPath(flatId),
  })
  await orderMails(trx, [order], now)
}
