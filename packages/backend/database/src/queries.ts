import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

/**
 * Typed queries on the pool. Closing stays with the database: never call `destroy()` on it.
 * Inside `transaction().execute((trx) => …)` use `trx` only: the embedded database lets nobody else in until it ends.
 */
export function createQueries<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
