import type { CalendarProblem } from '@domizil/api/schemas'
import {
  addDays,
  addHours,
  addMonths,
  MAX_MONTHS_AHEAD,
  MAX_STAY_MONTHS,
  mergePeriods,
  type Period,
} from '@domizil/domain'
import { availabilityPath } from '@domizil/links'
import { sql } from 'kysely'
import pLimit, { type LimitFunction } from 'p-limit'
import { findFlat, lockFlat, refreshQuality } from '../../catalogue/flat/index.ts'
import { confirmCalendar, listImportedDays } from '../../catalogue/occupancy/index.ts'
import { type Clock, dayOf, keepWorkers, type Log, WorkerLimitError } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { type JobResult, processEach } from '../../infrastructure/job/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import { CalendarError } from './calendar-error.ts'
import {
  type CalendarRow,
  findCalendar,
  listCalendars,
  listDueCalendars,
  replaceImportedDays,
  storeProblem,
  updateCalendar,
} from './calendar-repository.ts'
import type { FetchCalendar } from './fetch-calendar.ts'
import { calendarAway, calendarNotWhole } from './mails.ts'
import type { CalendarReading } from './read-calendar.ts'
import type { DayLimits } from './reading/days-of-series.ts'
import { keepDays } from './reading/keep-days.ts'

/** Seen from `src` as well as from `dist`: a worker thread runs what the compiler made, also under test. */
const WORKER = new URL('../../../dist/management/availability/calendar-worker.js', import.meta.url)

const MAX_MEGABYTES = 128

const PROCESSOR_MS = 5_000

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

/** A host that is away for longer may have given the calendar another address. */
const AWAY_HOURS = 48

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
  const parse = calendarParser(PROCESSOR_MS)
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
    return limit(() => parse(text, limits))
  }

  /** The flat has to be locked. */
  async function store(trx: Queries, calendar: CalendarRow, reading: CalendarReading): Promise<void> {
    const { id, flat_id } = calendar
    const at = clock()
    const days = keepDays(calendar.entry_days, reading, dayOf(at))
    await updateCalendar(trx, id, { ...reading, at, nextAt: addHours(at, HOURS_BETWEEN), days })
    const wasWhole = calendar.synced_at !== null && calendar.is_whole
    if (wasWhole && reading.problems.length > 0) await notifyNotWhole(trx, calendar, at)

    const periods = mergePeriods(days.flatMap((entry) => entry.periods))
    if (await haveChanged(trx, id, periods)) await replaceImportedDays(trx, calendar, periods, at)

    await confirmCalendar(trx, flat_id, at)
    const flat = await findFlat(trx, flat_id)
    if (flat) await refreshQuality(trx, flat, dayOf(at))
  }

  async function renewOfFlat(flatId: number): Promise<void> {
    for (const calendar of await listCalendars(db, flatId)) await renew(calendar)
  }

  async function renew(calendar: CalendarRow): Promise<void> {
    try {
      const reading = await read(calendar.url)
      await db.transaction().execute(async (trx) => {
        await lockFlat(trx, calendar.flat_id)
        // It may have been removed or renamed while it was read.
        const known = await findCalendar(trx, calendar.id)
        if (known) await store(trx, known, reading)
      })
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error
      await recordProblem(calendar, error)
    }
  }

  async function recordProblem({ id, flat_id }: CalendarRow, { problem }: CalendarError): Promise<void> {
    log.warn({ flat: flat_id, calendar: id, problem }, 'A calendar could not be read')
    const now = clock()
    await db.transaction().execute(async (trx) => {
      await lockFlat(trx, flat_id)
      const before = await findCalendar(trx, id)
      if (!before) return

      const is_whole = before.is_whole && !SPOILS.includes(problem)
      await storeProblem(trx, { id, is_whole }, problem, addHours(now, HOURS_BETWEEN))
      if (before.is_whole && !is_whole) await notifyNotWhole(trx, before, now)
      else if (isAwayByNow(before, problem, now)) await notifyAway(trx, before, now)
    })
  }

  /** Reads what is due of one share, or of all. */
  const renewDue = (share?: number): Promise<JobResult> =>
    processEach(dependencies, {
      kind: SYNC_CALENDARS,
      list: (due, now) => listDueCalendars(db, now, { ...due, share }),
      limit: FETCHED_AT_ONCE,
      key: sql.ref('imported_calendar.id'),
      keyOf: ({ id }) => id,
      process: (calendar) => ofHost(calendar.url, () => renew(calendar)),
      atOnce: FETCHED_AT_ONCE,
    })

  return { read, store, renewOfFlat, renewDue, recordProblem }
}

/** Days that stay keep their ids. */
async function haveChanged(trx: Queries, calendarId: number, periods: readonly Period[]): Promise<boolean> {
  return JSON.stringify(await listImportedDays(trx, calendarId)) !== JSON.stringify(periods)
}

/** Whether this attempt is the first one that fails `AWAY_HOURS` after the last reading: the owner is notified once. */
function isAwayByNow(
  { synced_at, next_sync_at, last_error }: CalendarRow,
  problem: CalendarProblem,
  now: Date,
): boolean {
  const isNotifiedOf = [problem, last_error].some((known) => known && SPOILS.includes(known))
  if (!synced_at || isNotifiedOf) return false
  const awayAt = addHours(synced_at, AWAY_HOURS)
  const lastAttemptAt = addHours(next_sync_at, -HOURS_BETWEEN)
  return awayAt <= now && lastAttemptAt < awayAt
}

/** Notifies the owner that a calendar which was whole no longer is. */
async function notifyNotWhole(trx: Queries, calendar: CalendarRow, now: Date): Promise<void> {
  const mail = await mailAbout(trx, calendar)
  if (mail)
    await orderMails(trx, [calendarNotWhole.order({ ...mail, values: { calendar: calendar.name } })], now)
}

/** Notifies the owner that a calendar has not been reachable since it was read. */
async function notifyAway(trx: Queries, calendar: CalendarRow, now: Date): Promise<void> {
  const mail = await mailAbout(trx, calendar)
  if (!mail || !calendar.synced_at) return
  const values = { calendar: calendar.name, since: dayOf(calendar.synced_at) }
  await orderMails(trx, [calendarAway.order({ ...mail, values })], now)
}

async function mailAbout(trx: Queries, { flat_id }: CalendarRow) {
  const flat = await findFlat(trx, flat_id)
  return flat && { to: flat.owner_id, about: flat_id, path: availabilityPath(flat_id) }
}

/** Creates a function that does at most `atOnce` things at a time with each host. */
export function createHostLimits(atOnce: number) {
  const limits = new Map<string, LimitFunction>()

  return async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
    // What is no address is refused by the work itself.
    const host = URL.canParse(url) ? new URL(url).host : ''
    const limit = limits.get(host) ?? pLimit(atOnce)
    limits.set(host, limit)
    try {
      return await limit(work)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(host)
    }
  }
}

/** Reads a calendar, or rejects with a CalendarError: UNREADABLE or TOO_LARGE. */
type ParseCalendar = (text: string, limits: DayLimits) => Promise<CalendarReading>

/** Parses calendars in worker threads that take one after the other: to start one takes longer than most calendars. */
export function calendarParser(processorMs: number): ParseCalendar {
  const bounds = { megabytes: MAX_MEGABYTES, processorMs }
  const parse = keepWorkers<CalendarReading | { problem: CalendarProblem }>(WORKER, bounds)

  return async (text, limits) => {
    const answer = await parse({ text, limits }).catch((error: unknown) => {
      if (!(error instanceof WorkerLimitError)) throw error
      throw new CalendarError('TOO_LARGE', { cause: error })
    })
    if ('problem' in answer) throw new CalendarError(answer.problem)
    return answer
  }
}
