import { createQueries, type Database, migrate } from '@domizil/database'

interface DemoTables {
  demo_load: { id: number; began_at: Date; finished_at: Date | null }
}

/** When loading has begun, and whether all of it is there. */
export interface LoadMark {
  beganAt: Date
  isFinished: boolean
}

const MIGRATIONS = new URL('../../migrations/', import.meta.url)

/** Remembers that loading begins; an earlier beginning stays. */
export async function beginLoad(pool: Database['pool'], now: Date): Promise<LoadMark> {
  await migrate(pool, { owner: 'demo', folder: MIGRATIONS })
  const db = createQueries<DemoTables>(pool)
  await db
    .insertInto('demo_load')
    .values({ id: 1, began_at: now, finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  const mark = await db.selectFrom('demo_load').selectAll().executeTakeFirstOrThrow()
  return { beganAt: mark.began_at, isFinished: mark.finished_at !== null }
}

/** Remembers that everything is there. */
export async function finishLoad(pool: Database['pool'], now: Date): Promise<void> {
  await createQueries<DemoTables>(pool).updateTable('demo_load').set({ finished_at: now }).execute()
}

/** Names the districts, which no owner may: the demo knows where its flats stand as a geocoder would. */
export async function nameDistricts(
  pool: Database['pool'],
  flats: readonly { id: number; district: string }[],
): Promise<void> {
  await pool.query(
    `UPDATE flat SET district = named.district
     FROM unnest($1::int[], $2::text[]) AS named (id, district)
     WHERE flat.id = named.id AND flat.district IS NULL`,
    [flats.map(({ id }) => id), flats.map(({ district }) => district)],
  )
}
