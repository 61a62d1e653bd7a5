import type { BlockedPeriod, BlockedPeriods, NewBlockedPeriod, OwnBlockedPeriod } from '@domizil/api/schemas'
import { checkBlockedPeriod, lastDayOfMonths } from '@domizil/domain'
import { present } from '../own-flats/index.ts'
import {
  findFlat,
  findFlatToManage,
  flatNotFound,
  type FlatRow,
  isOwner,
  lockOwnFlat,
  refreshQuality,
} from '../../catalogue/flat/index.ts'
import { brokenConstraint, type Clock, dayOf, type User } from '../../foundation/kernel/index.ts'
import { endExpiredWithin } from '../../rental/booking/index.ts'
import { refuse } from './availability-refusals.ts'
import { hideFlat } from './hide-flat.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import {
  confirmCalendar,
  deleteBlockedPeriod,
  findBlockedPeriod,
  insertBlockedPeriod,
  listBlockedPeriods,
  listBlockedPeriodsOfOwner,
  type NamedPeriodRow,
  updateNote,
} from '../../catalogue/occupancy/index.ts'

/** The days on which a flat cannot be had. Every function answers the list as it is afterwards. */
export function createBlockedPeriodService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** @throws {DomainError} 404 if there is no such flat, or the actor is neither its owner nor an administrator. */
    async list(actor: User, flatId: number): Promise<BlockedPeriods> {
      const flat = await findFlatToManage(db, actor, flatId)
      return blockedPeriodsOf(db, flat, { canReadWords: isOwner(actor, flat), now: clock() })
    },

    /** What blocks the actor's flats within the months from a day on. */
    async listOwn(
      actor: User,
      { from, months }: { from: string; months: number },
    ): Promise<OwnBlockedPeriod[]> {
      const days = { from, to: lastDayOfMonths(from, months) }
      const rows = await listBlockedPeriodsOfOwner(db, actor.id, days, clock())
      return rows.map((row) => ({
        flatId: row.flat_id,
        ...presentBlockedPeriod(row, { canReadWords: true }),
      }))
    },

    /**
     * Blocks days, both ends included.
     *
     * @throws {DomainError} 404 if there is no such flat, or it is another user's.
     * @throws {DomainError} FORBIDDEN (403) for an administrator, FLAT_ARCHIVED, BLOCKED_PERIOD_OVERLAPS (409),
     * BLOCKED_PERIOD_INVALID (422).
     */
    async create(actor: User, flatId: number, period: NewBlockedPeriod): Promise<BlockedPeriods> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockOwnFlat(trx, actor, flatId)
        const issues = checkBlockedPeriod(period, dayOf(clock()))
        if (issues.length > 0) throw refuse('BLOCKED_PERIOD_INVALID', { issues })

        const days = { from: period.blockedFrom, to: period.blockedTo }
        await endExpiredWithin(trx, flatId, days, clock())
        await insertBlockedPeriod(trx, flatId, period, clock()).catch(refuseOverlap)
        return confirmed(trx, flat, clock())
      })
    },

    /**
     * Changes the note beside days that the owner has blocked.
     *
     * @throws {DomainError} as `remove` does.
     */
    async note(actor: User, id: number, note: string): Promise<BlockedPeriods> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockOwnPeriod(trx, actor, id)
        await updateNote(trx, id, note)
        return blockedPeriodsOf(trx, flat, { canReadWords: true, now: clock() })
      })
    },

    /**
     * Frees days that the owner has blocked.
     *
     * @throws {DomainError} 404 if there is no such period, or it is of another user's flat.
     * @throws {DomainError} FORBIDDEN (403) for an administrator; BLOCKED_BY_BOOKING, BLOCKED_BY_CALENDAR (409).
     */
    async remove(actor: User, id: number): Promise<BlockedPeriods> {
      return db.transaction().execute(async (trx) => {
        const flat = await lockOwnPeriod(trx, actor, id)
        await deleteBlockedPeriod(trx, id)
        return confirmed(trx, flat, clock())
      })
    },

    /**
     * Records that the owner has confirmed the calendar.
     *
     * @throws {DomainError} 404 if there is no such flat, or it is another user's.
     * @throws {DomainError} FORBIDDEN (403) for an administrator, FLAT_ARCHIVED (409).
     */
    async confirm(actor: User, flatId: number): Promise<BlockedPeriods> {
      return db
        .transaction()
        .execute(async (trx) => confirmed(trx, await lockOwnFlat(trx, actor, flatId), clock()))
    },
  }

  /** Locks the flat of days that its owner has blocked, and may change. */
  async function lockOwnPeriod(trx: Queries, actor: User, id: number): Promise<FlatRow> {
    const period = await findBlockedPeriod(trx, id, clock())
    if (!period) throw refuse('BLOCKED_PERIOD_NOT_FOUND')
    const flat = await lockOwnFlat(trx, actor, period.flat_id).catch(hideFlat('BLOCKED_PERIOD_NOT_FOUND'))
    refuseForeignSource(period)
    return flat
  }
}

async function blockedPeriodsOf(
  db: Queries,
  flat: FlatRow,
  { canReadWords, now }: { canReadWords: boolean; now: Date },
): Promise<BlockedPeriods> {
  const rows = await listBlockedPeriods(db, flat.id, { now, today: dayOf(now) })

  return {
    blockedPeriodList: rows.map((row) => presentBlockedPeriod(row, { canReadWords })),
    flat: await present(db, flat, now),
    confirmedOn: flat.calendar_confirmed_at && dayOf(flat.calendar_confirmed_at),
  }
}

/** Who has changed the calendar has looked at it: that raises the flat's score. */
async function confirmed(trx: Queries, { id }: FlatRow, now: Date): Promise<BlockedPeriods> {
  await confirmCalendar(trx, id, now)
  const flat = await findFlat(trx, id)
  if (!flat) throw flatNotFound()

  await refreshQuality(trx, flat, dayOf(now))
  return blockedPeriodsOf(trx, flat, { canReadWords: true, now })
}

/** The constraint of the database decides, whatever the concurrency. */
function refuseOverlap(error: unknown): never {
  if (brokenConstraint(error) !== 'blocked_period_no_overlap') throw error
  throw refuse('BLOCKED_PERIOD_OVERLAPS', { cause: error })
}

function refuseForeignSource({ source, calendar_name: calendar }: NamedPeriodRow): void {
  if (source === 'BOOKING') throw refuse('BLOCKED_BY_BOOKING')
  if (source === 'CALENDAR') throw refuse('BLOCKED_BY_CALENDAR', { values: { calendar: calendar ?? '' } })
}

/** Blocked days as their owner sees them, or an administrator, who reads none of the owner's words. */
function presentBlockedPeriod(
  row: NamedPeriodRow,
  { canReadWords }: { canReadWords: boolean },
): BlockedPeriod {
  return {
    id: row.id,
    blockedFrom: row.blocked_from,
    blockedTo: row.blocked_to,
    source: row.source,
    ...(row.booking_id !== null && { bookingId: row.booking_id }),
    ...(row.note !== null && canReadWords && { note: row.note }),
    ...(row.calendar_name !== null && canReadWords && { calendarName: row.calendar_name }),
  }
}
