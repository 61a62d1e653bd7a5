import { createQueries, type Database, migrate, type MigrationFolder } from '@domizil/database'

interface DemoTables {
  demo_load: { id: number; began_at: Date; finished_at: Date | null }
}

/** When the load began, and whether it is complete. */
export interface LoadProgress {
  beganAt: Date
  isFinished: boolean
}

/** The migrations of the demo, which has tables only where it was loaded. */
export const DEMO_MIGRATIONS: MigrationFolder = {
  owner: 'demo',
  folder: new URL('../../migrations/', import.meta.url),
}

/** Stores the beginning of the load, unless there is one. */
export async function beginLoad(pool: Database['pool'], now: Date): Promise<LoadProgress> {
  await migrate(pool, DEMO_MIGRATIONS)
  const db = createQueries<DemoTables>(pool)
  await db
    .insertInto('demo_load')
    .values({ id: 1, began_at: now, finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

  const progress = await db.selectFrom('demo_load').selectAll().executeTakeFirstOrThrow()
  return { beganAt: progress.began_at, isFinished: progress.finished_at !== null }
}

/** Marks the load as complete. */
export async function finishLoad(pool: Database['pool'], now: Date): Promise<void> {
  await createQueries<DemoTables>(pool).updateTable('demo_load').set({ finished_at: now }).execute()
}

/** Sets the districts, which owners cannot: the demo knows the places as a geocoder would. */
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
