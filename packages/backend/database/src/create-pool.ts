import pg from 'pg'
import { typeParsers } from './type-parsers.ts'

/** A pool whose lost connections are told in the log and to the query they hit, and never end the process. */
export function createPool(config: pg.PoolConfig, log: (line: string) => void): pg.Pool {
  const pool = new pg.Pool({ ...config, types: typeParsers })

  // The pool speaks for idle clients only. One that is in use would throw its error at the whole process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}`))
  return pool
}
