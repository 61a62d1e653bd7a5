import { sql, type Selectable } from 'kysely'
import type { Queries } from '../queries/queries.ts'
import type { LinkKind, LinkTable } from '../queries/tables.ts'

export type LinkRow = Selectable<LinkTable>

/** A link to store. */
export interface NewLink {
  token_hash: string
  kind: LinkKind
  account_id: string
  email: string
  account_email: string
}

/** Stores a link with a lifetime in seconds. */
export async function insertLink(db: Queries, link: NewLink, lifetimeS: number): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${lifetimeS}::int)`
  await db
    .insertInto('identity_link')
    .values({ ...link, expires_at })
    .execute()
}

/** Finds a link that has not expired. */
export function findLink(db: Queries, tokenHash: string): Promise<LinkRow | undefined> {
  return db
    .selectFrom('identity_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()
}

/** Deletes and returns a link that has not expired: exactly one of several concurrent callers gets it. */
export function takeLink(db: Queries, tokenHash: string): Promise<LinkRow | undefined> {
  return db
    .deleteFrom('identity_link')
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`expires_at > now()`)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes an account's links of some kinds. */
export async function deleteLinks(db: Queries, accountId: string, kinds: readonly LinkKind[]): Promise<void> {
  await db
    .deleteFrom('identity_link')
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .execute()
}

/** Deletes expired links. They are never returned, so this only frees space. */
export async function deleteExpiredLinks(db: Queries): Promise<void> {
  await db.deleteFrom('identity_link').where(sql<boolean>`expires_at < now()`).execute()
}
