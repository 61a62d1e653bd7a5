import type pg from 'pg'
import { queryUnlimited } from './unlimited-query.ts'

/**
 * Updates the planner's statistics and vacuums dead rows. Call it after a seed or an import: the embedded database
 * does so once a day only, a server after some minutes.
 */
export async function analyse(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()

  try {
    await client.query('SET statement_timeout = 0')
    await queryUnlimited(client, 'VACUUM (ANALYZE)')
    await client.query('RESET statement_timeout')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
