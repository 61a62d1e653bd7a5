import type { CallInput, reportFailure } from '@domizil/api'
import type { FailureCount, FailureFrame } from '@domizil/api/schemas'
import { addDays, type Browser, FAILURE_DAYS, failureMessage } from '@domizil/domain'
import type { Database } from '../../foundation/tables/index.ts'
import {
  type Clock,
  dayOf,
  requireAdmin,
  notFound,
  type Observer,
  type User,
} from '../../foundation/kernel/index.ts'
import type { CanaryService } from './canary-service.ts'
import {
  countAgain,
  countMessages,
  deleteFailuresBefore,
  type FailureRow,
  findFrames,
  insertFailure,
  sumFailures,
} from './failure-repository.ts'
import { type FindSources, readFrame, stackOf } from './failure-stacks.ts'

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
