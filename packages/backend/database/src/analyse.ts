import type pg from 'pg'
import { runUnlimited } from './unlimited-query.ts'

/**
 * Refreshes what the planner knows of the tables and lets go of dead rows. Call it after a seed or an import: the
 * embedded database does it by itself only once a day, a server some minutes later.
 */
export async function analyse(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()

  try {
    await client.query('SET statement_timeout = 0')
    await runUnlimited(client, 'VACUUM (ANALYZE)')
    await client.query('RESET statement_timeout')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
