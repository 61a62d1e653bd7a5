import pg from 'pg'
import { traceQueries } from './trace-queries.ts'
import { typeParsers } from './type-parsers.ts'

/** A pool that logs lost connections. They fail the running query, never the process. */
export function createPool(config: pg.PoolConfig, log: (line: string) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, types: typeParsers })

  // The pool handles errors of idle clients only; an unhandled error of a client in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  traceQueries(pool)
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`))
  return pool
}
