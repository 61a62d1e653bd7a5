import type pg from 'pg'

/** An open database, embedded or on a server: the same SQL works on both. */
export interface Database {
  kind: 'embedded' | 'postgres'
  pool: pg.Pool
  /** Waits for running queries, then closes. Further calls do nothing. */
  close(): Promise<void>
}
