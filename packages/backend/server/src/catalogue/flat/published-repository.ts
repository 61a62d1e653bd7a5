import type { Queries } from '../../foundation/tables/index.ts'

/** How many flats are listed. */
export async function countListed(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('flat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()

  return count
}

/** The listed flats in the order of their making, so that a new one moves none to another page. */
export async function listChanges(db: Queries, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom('flat')
    .select(['id', 'updated_at'])
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

  return rows.map(({ id, updated_at }) => ({ id, changedAt: updated_at.toISOString() }))
}
