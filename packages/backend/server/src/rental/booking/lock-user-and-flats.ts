import { sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import { lockFlats } from './booking-end-repository.ts'

/**
 * Locks a user with the user's own and requested flats. Flats are always locked before users, which prevents
 * deadlocks. If the user has got another flat while the row was being locked, the transaction is rolled back and
 * retried with it.
 */
export async function lockUserAndFlats<Result>(
  trx: Queries,
  userId: string,
  lockRow: () => Promise<Result>,
): Promise<Result> {
  const flatIds = await listFlatsAround(trx, userId)
  await sql`SAVEPOINT before_locks`.execute(trx)
  await lockFlats(trx, flatIds)
  const locked = await lockRow()

  const known = new Set(flatIds)
  if ((await listFlatsAround(trx, userId)).every((id) => known.has(id))) return locked
  await sql`ROLLBACK TO SAVEPOINT before_locks`.execute(trx)
  return lockUserAndFlats(trx, userId, lockRow)
}

async function listFlatsAround(trx: Queries, userId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('flat')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb('id', 'in', trx.selectFrom('booking').select('flat_id').where('tenant_id', '=', userId)),
      ]),
    )
    .execute()

  return rows.map(({ id }) => id)
}
