import type { Queries } from './queries/queries.ts'

/** Reads a secret, making it first where there is none. Of several that make it at once, all get the same. */
export async function keepSecret<T>(db: Queries, name: string, make: () => Promise<T>): Promise<T> {
  const kept = await readSecret<T>(db, name)
  if (kept !== undefined) return kept

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
