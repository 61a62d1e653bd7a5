import type { BlockedPeriods, NewBlockedPeriod } from '@domizil/contract/schemas'
import { checkBlockedPeriod } from '@domizil/domain'
import { present } from '../flat-editing/flat-editing-service.ts'
import { refreshQuality } from '../flat-editing/flat-quality.ts'
import { findFlatToManage, lockOwnFlat } from '../flat-editing/own-flat.ts'
import { type FlatRow, findFlat } from '../flat/flat-repository.ts'
import type { User } from '../lib/actor.ts'
import { dayOf } from '../lib/clock.ts'
import { brokenConstraint } from '../lib/database-errors.ts'
import { DomainError, NotFoundError } from '../lib/errors.ts'
import type { Queries } from '../lib/queries.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { presentBlockedPeriod } from './blocked-period-presenter.ts'
import {
  type BlockedPeriodRow,
  confirmCalendar,
  deleteBlockedPeriod,
  findBlockedPeriod,
  insertBlockedPeriod,
  listBlockedPeriods,
} from './blocked-period-repository.ts'

export type BlockedPeriodService = ReturnType<typeof createBlockedPeriodService>

/** The days on which a flat cannot be had. Every function answers the list as it is afterwards. */
export function createBlockedPeriodService({ db, clock }: Pick<ServiceDependencies, 'db' | 'clock'>) {
  return {
    /** @throws {NotFoundError} if there is no such flat, or the actor is neither its owner nor an administrator. */
    async list(actor: User, flatId: number): Promise<BlockedPeriods> {
      return blockedPeriodsOf(db, await findFlatToManage(db, actor, flatId), dayOf(clock()))
    },

    /**
     * Blocks days, both ends included.
     *
     * @throws {NotFoundError} if there is no such flat, or it is somebody else's.
     * @throws {DomainError} FORBIDDEN (403) for an administrator, FLAT_ARCHIVED, BLOCKED_PERIOD_OVERLAPS (409),
     * BLOCKED_PERIOD_INVALID (422).
     */
    async create(actor: User, flatId: number, period: NewBlockedPeriod): Promise<BlockedPeriods> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockOwnFlat(trx, actor, flatId)
        const issues = checkBlockedPeriod(period, dayOf(clock()))
        if (issues.length > 0) throw new DomainError(422, 'BLOCKED_PERIOD_INVALID', { issues })

        await insertBlockedPeriod(trx, flatId, period, clock()).catch(refuseOverlap)
        return confirmed(trx, flat, clock())
      })
    },

    /**
     * Frees days that were blocked by hand.
     *
     * @throws {NotFoundError} if there are no such days, or they are those of somebody else's flat.
     * @throws {DomainError} FORBIDDEN (403) for an administrator; BLOCKED_BY_BOOKING, BLOCKED_BY_CALENDAR (409).
     */
    async remove(actor: User, id: number): Promise<BlockedPeriods> {
      return db.transaction().execute(async (trx) => {
        const period = await findBlockedPeriod(trx, id)
        if (!period) throw new NotFoundError('BLOCKED_PERIOD_NOT_FOUND')
        const flat = await lockOwnFlat(trx, actor, period.flat_id).catch(hideFlat)
        refuseForeignSource(period)

        await deleteBlockedPeriod(trx, id)
        return confirmed(trx, flat, clock())
      })
    },

    /**
     * Notes that the owner has looked at the days and found them right.
     *
     * @throws {NotFoundError} if there is no such flat, or it is somebody else's.
     * @throws {DomainError} FORBIDDEN (403) for an administrator, FLAT_ARCHIVED (409).
     */
    async confirm(actor: User, flatId: number): Promise<BlockedPeriods> {
      return db
        .transaction()
        .execute(async (trx) => confirmed(trx, await lockOwnFlat(trx, actor, flatId), clock()))
    },
  }
}

async function blockedPeriodsOf(db: Queries, flat: FlatRow, today: string): Promise<BlockedPeriods> {
  const rows = await listBlockedPeriods(db, flat.id, today)

  return {
    blockedPeriodList: rows.map(presentBlockedPeriod),
    flat: await present(db, flat, today),
    confirmedOn: flat.calendar_confirmed_at && dayOf(flat.calendar_confirmed_at),
  }
}

/** Who has changed the calendar has looked at it: that raises the flat's score. */
async function confirmed(trx: Queries, { id }: FlatRow, now: Date): Promise<BlockedPeriods> {
  await confirmCalendar(trx, id, now)
  const flat = await findFlat(trx, id)
  if (!flat) throw new NotFoundError('FLAT_NOT_FOUND')

  await refreshQuality(trx, flat, dayOf(now))
  return blockedPeriodsOf(trx, flat, dayOf(now))
}

/** The constraint of the database decides, whatever the concurrency. */
function refuseOverlap(error: unknown): never {
  if (brokenConstraint(error) !== 'blocked_period_no_overlap') throw error
  throw new DomainError(409, 'BLOCKED_PERIOD_OVERLAPS', { cause: error })
}

/** Days of somebody else's flat look like no days at all. */
function hideFlat(error: unknown): never {
  throw error instanceof NotFoundError ? new NotFoundError('BLOCKED_PERIOD_NOT_FOUND') : error
}

function refuseForeignSource({ source }: BlockedPeriodRow): void {
  if (source === 'BOOKING') throw new DomainError(409, 'BLOCKED_BY_BOOKING')
  if (source === 'CALENDAR') throw new DomainError(409, 'BLOCKED_BY_CALENDAR')
}
