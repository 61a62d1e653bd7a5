import type { Queries } from '../../foundation/tables/index.ts'

export async function isFavourite(db: Queries, userId: string, flatId: number): Promise<boolean> {
  const found = await db
    .selectFrom('favourite')
    .select('flat_id')
    .where('user_id', '=', userId)
    .where('flat_id', '=', flatId)
    .executeTakeFirst()

  return found !== undefined
}

/** Which of the flats are marked. */
export async function favouritesAmong(db: Queries, userId: string, flatIds: number[]): Promise<Set<number>> {
  if (flatIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('favourite')
    .select('flat_id')
    .where('user_id', '=', userId)
    .where('flat_id', 'in', flatIds)
    .execute()

  return new Set(rows.map(({ flat_id }) => flat_id))
}

/** The marked flats, the last marked first. */
export async function listFavouriteIds(db: Queries, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('flat_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('flat_id', 'desc')
    .execute()

  return rows.map(({ flat_id }) => flat_id)
}

export async function countFavourites(db: Queries, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favourite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

  return count
}

/** Marking twice is marking once. */
export async function insertFavourite(db: Queries, userId: string, flatId: number, now: Date): Promise<void> {
  await db
    .insertInto('favourite')
    .values({ user_id: userId, flat_id: flatId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavourite(db: Queries, userId: string, flatId: number): Promise<void> {
  await db.deleteFrom('favourite').where('user_id', '=', userId).where('flat_id', '=', flatId).execute()
}
