import type { Queries } from './queries/queries.ts'

/** Reads a secret, or creates it. Concurrent calls get the same one. */
export async function getOrCreateSecret<T>(db: Queries, name: string, make: () => Promise<T>): Promise<T> {
  const stored = await readSecret<T>(db, name)
  if (stored !== undefined) return stored

  await db
    .insertInto('identity_secret')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSecret<T>(db, name)) as T
}

async function readSecret<T>(db: Queries, name: string): Promise<T | undefined> {
  const row = await db
    .selectFrom('identity_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value as T | undefined
}
