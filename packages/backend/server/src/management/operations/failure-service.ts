import type { CallInput, reportFailure } from '@domizil/api'
import type { FailureCount, FailureFrame } from '@domizil/api/schemas'
import { addDays, type Browser, FAILURE_DAYS, failureMessage } from '@domizil/domain'
import type { Database, Queries, Tables } from '../../foundation/tables/index.ts'
import {
  type Clock,
  dayOf,
  notFound,
  type Observer,
  requireAdmin,
  type User,
} from '../../foundation/kernel/index.ts'
import type { CanaryService } from './canary-service.ts'
import { type FindSources, readFrame, stackOf } from './failure-stacks.ts'
import { type Insertable, sql } from 'kysely'

export type FailureService = ReturnType<typeof createFailureService>

type Failure = CallInput<typeof reportFailure>['params'] &
  CallInput<typeof reportFailure>['body'] & {
    /** The network address that the report came from; it is not stored. */
    readonly from: string
    readonly browser: Browser
  }

/** Clients can invent versions: the number of new ones per day is limited. */
const MOST_A_DAY = 500
/** What a version says beyond this, in one phase on one day, counts without its words and places. */
const MOST_MESSAGES = 20

/** What has failed in browsers: counted, so that a version that fails is seen, and forgotten after some days. */
export function createFailureService({
  db,
  clock,
  canaries,
  findSources,
  observe,
}: {
  db: Database
  clock: Clock
  canaries: Pick<CanaryService, 'count'>
  findSources?: FindSources | undefined
  observe?: Observer | undefined
}) {
  async function note(row: FailureRow): Promise<boolean> {
    const saysMore = row.message !== '' || row.stack !== ''
    const isWordy = saysMore && (await countMessages(db, row)) >= MOST_MESSAGES
    const short = isWordy ? { ...row, message: '', stack: '', frames: '' } : row
    if (isWordy && (await countAgain(db, short))) return true

    await deleteFailuresBefore(db, addDays(row.day, -FAILURE_DAYS))
    return insertFailure(db, short, MOST_A_DAY)
  }

  return {
    /** Counts a failure, for the canary too that the visit belongs to. Tells whether it was counted. */
    async report({
      trial,
      from,
      message = '',
      frames = [],
      ...failure
    }: Failure): Promise<{ noted: boolean }> {
      const now = clock()
      const said = { message: failureMessage(message), stack: stackOf(frames), frames: frames.join('\n') }
      const row = { ...failure, ...said, day: dayOf(now), last_at: now }
      const isNoted = (await countAgain(db, row)) || (await note(row))
      const { remote, version, channel, phase } = failure
      if (isNoted) observe?.version?.({ kind: 'failure', channel, remote, version, phase })
      if (trial) await canaries.count({ ...failure, trial, from }, 'failure')
      return { noted: isNoted }
    },

    /**
     * What has failed in the last days, the most frequent first.
     *
     * @throws {DomainError} ADMINS_ONLY (403) for everybody but administrators.
     */
    async list(actor: User): Promise<FailureCount[]> {
      requireAdmin(actor)

      const rows = await sumFailures(db, addDays(dayOf(clock()), 1 - FAILURE_DAYS))
      return rows.map(({ count, last_at, stack, browsers, ...failure }) => ({
        ...failure,
        stack: stack || null,
        browsers: Object.entries(browsers)
          .map(([browser, times]) => ({ browser: browser as Browser, count: times }))
          .toSorted((a, b) => b.count - a.count),
        count: Number(count),
        lastAt: last_at.toISOString(),
      }))
    },

    /**
     * Where failures with this stack have happened, in the sources of the versions that still have their source maps.
     *
     * @throws {DomainError} ADMINS_ONLY (403) for everybody but administrators, NOT_FOUND (404).
     */
    async stack(actor: User, stack: string): Promise<FailureFrame[]> {
      requireAdmin(actor)

      const frames = await findFrames(db, stack)
      if (frames === undefined) throw notFound()
      const places = frames.split('\n').map(readFrame)
      const sources = (await findSources?.(places)) ?? []
      return places.map((place, at) => ({ ...place, source: sources[at] ?? null }))
    },
  }
}

type FailureRow = Omit<Insertable<Tables['remote_failure']>, 'count'>

/** Counts a failure that the day has seen before. Tells whether it has. */
async function countAgain(db: Queries, { frames: _, last_at, ...key }: FailureRow): Promise<boolean> {
  const counted = await db
    .updateTable('remote_failure')
    .set((eb) => ({ count: eb('count', '+', 1), last_at }))
    .where((eb) => eb.and(key))
    .returning('count')
    .executeTakeFirst()

  return counted !== undefined
}

/** Writes down a failure that is new on its day, unless the day has as many already as it may. Tells whether it did. */
async function insertFailure(db: Queries, failure: FailureRow, mostADay: number): Promise<boolean> {
  const { day, channel, remote, version, phase, browser, message, stack, frames, last_at } = failure
  const { rows } = await sql`
    INSERT INTO remote_failure (day, channel, remote, version, phase, browser, message, stack, frames, count, last_at)
    SELECT ${day}::date, ${channel}, ${remote}, ${version}, ${phase}, ${browser}, ${message}, ${stack}, ${frames}, 1,
      ${last_at}::timestamptz
    WHERE (SELECT count(*) FROM remote_failure WHERE day = ${day}::date) < ${mostADay}::integer
    ON CONFLICT (day, channel, remote, version, phase, browser, message, stack)
      DO UPDATE SET count = remote_failure.count + 1, last_at = excluded.last_at
    RETURNING count`.execute(db)

  return rows.length > 0
}

/** How many messages and places the day has of a version in one phase. */
async function countMessages(db: Queries, failure: FailureRow): Promise<number> {
  const { day, channel, remote, version, phase } = failure
  const { count } = await db
    .selectFrom('remote_failure')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) => eb.and({ day, channel, remote, version, phase }))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function deleteFailuresBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('remote_failure').where('day', '<', day).execute()
}

/** How often each version of each part has failed since a day on each channel, the most frequent first. */
async function sumFailures(db: Queries, since: string) {
  const byBrowser = db
    .selectFrom('remote_failure')
    .select(['channel', 'remote', 'version', 'phase', 'message', 'stack', 'browser'])
    .select((eb) => [eb.fn.sum('count').as('count'), eb.fn.max('last_at').as('last_at')])
    .where('day', '>=', since)
    .groupBy(['channel', 'remote', 'version', 'phase', 'message', 'stack', 'browser'])

  return db
    .selectFrom(byBrowser.as('one'))
    .select(['channel', 'remote', 'version', 'phase', 'message', 'stack'])
    .select((eb) => [
      eb.fn.sum<string>('count').as('count'),
      eb.fn.max('last_at').as('last_at'),
      sql<Partial<Record<Browser, number>>>`jsonb_object_agg(browser, count)`.as('browsers'),
    ])
    .groupBy(['channel', 'remote', 'version', 'phase', 'message', 'stack'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute()
}

/** The places of a stack, a line each; undefined if no failure has it any more. */
async function findFrames(db: Queries, stack: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('remote_failure')
    .select('frames')
    .where('stack', '=', stack)
    .limit(1)
    .executeTakeFirst()
  return found?.frames
}
