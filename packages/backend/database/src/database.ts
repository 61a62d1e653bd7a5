import type pg from 'pg'

/** An open database, embedded or on a server: the same SQL works on both. */
export interface Database {
  kind: 'embedded' | 'postgres'
  pool: pg.Pool
  /** Fails if the database does not answer soon. On a server it does not wait for a connection of the pool. */
  ping(): Promise<void>
  /** Waits for running queries, then closes. Further calls do nothing. */
  close(): Promise<void>
}
