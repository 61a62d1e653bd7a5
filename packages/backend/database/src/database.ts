import type pg from 'pg'

/** A database that is open, whatever stands behind it: the same SQL works on both kinds. */
export interface Database {
  kind: 'embedded' | 'postgres'
  pool: pg.Pool
  /** Waits for the queries that run, then closes. Calling it again does nothing. */
  close(): Promise<void>
}
