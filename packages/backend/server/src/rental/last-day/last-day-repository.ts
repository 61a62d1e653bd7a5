import type { LastDayState } from '@domizil/domain'
import type { Insertable, RawBuilder, Updateable } from 'kysely'
import { lastDayProposalsAsOf, type Queries, type Tables } from '../../foundation/tables/index.ts'

export type ProposalRow = Awaited<ReturnType<typeof listNewestProposals>>[number]

/** The newest proposal of each booking, as it is at that moment. */
export async function listNewestProposals(db: Queries, bookingIds: readonly number[], now: Date) {
  return db
    .selectFrom(lastDayProposalsAsOf(now).as('said'))
    .selectAll()
    .distinctOn('booking_id')
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('number', 'desc')
    .execute()
}

/** A proposal of a booking, or its newest one. */
export async function findProposal(
  db: Queries,
  { bookingId, number }: { bookingId: number; number?: number },
  now: Date,
): Promise<ProposalRow | undefined> {
  return db
    .selectFrom(lastDayProposalsAsOf(now).as('said'))
    .selectAll()
    .where('booking_id', '=', bookingId)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertProposal(
  trx: Queries,
  values: Insertable<Tables['last_day_proposal']>,
): Promise<void> {
  await trx.insertInto('last_day_proposal').values(values).execute()
}

export async function updateProposal(
  trx: Queries,
  { booking_id, number }: Pick<ProposalRow, 'booking_id' | 'number'>,
  columns: Updateable<Tables['last_day_proposal']>,
): Promise<void> {
  await trx
    .updateTable('last_day_proposal')
    .set(columns)
    .where('booking_id', '=', booking_id)
    .where('number', '=', number)
    .execute()
}

/** Ends a proposal, as of its expiry where that was before now. */
export function endProposal(
  trx: Queries,
  proposal: Pick<ProposalRow, 'booking_id' | 'number'>,
  end: { state: LastDayState; at: Date } & Updateable<Tables['last_day_proposal']>,
): Promise<void> {
  const { at, ...columns } = end
  return updateProposal(trx, proposal, { ...columns, ended_at: at, expires_at: null })
}

/** The bookings whose proposal has lapsed without the timer having recorded it, at most `limit` of them. */
export async function listExpiredProposals(
  db: Queries,
  now: Date,
  { ready, limit }: { ready: RawBuilder<boolean>; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom(lastDayProposalsAsOf(now).as('said'))
    .select('booking_id')
    .where('has_lapsed', '=', true)
    .where(ready)
    .orderBy('booking_id')
    .limit(limit)
    .execute()

  return rows.map(({ booking_id }) => booking_id)
}

/** The bookings whose open proposal ends soon, has waited for a while, and was not reminded of, at most `limit` of them. */
export async function listProposalsToRemind(
  db: Queries,
  now: Date,
  {
    endsBefore,
    waitsSince,
    ready,
    limit,
  }: { endsBefore: Date; waitsSince: Date; ready: RawBuilder<boolean>; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom(lastDayProposalsAsOf(now).as('said'))
    .select('booking_id')
    .where('expires_at', '<=', endsBefore)
    .where('reminded_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('accepted_at', 'proposed_at'), '<=', waitsSince))
    .where(ready)
    .orderBy('booking_id')
    .limit(limit)
    .execute()

  return rows.map(({ booking_id }) => booking_id)
}

/** Which addendum to its contract a proposal makes: the first is 1. Those that came to nothing do not count. */
export async function findAddendumNumber(
  db: Queries,
  { booking_id, number }: Pick<ProposalRow, 'booking_id' | 'number'>,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom(lastDayProposalsAsOf(now).as('said'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('booking_id', '=', booking_id)
    .where('number', '<', number)
    .where('state', '=', 'CHANGED')
    .executeTakeFirstOrThrow()
  return count + 1
}
