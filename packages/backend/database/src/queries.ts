import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'

/**
 * Typed queries on the pool. The pool is closed by its database: never call `destroy()`. Inside
 * `transaction().execute((trx) => …)` use `trx` only: the embedded database blocks all other queries until it ends.
 */
export function createQueries<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
