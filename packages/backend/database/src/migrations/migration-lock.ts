import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** An arbitrary number that no other advisory lock of the database uses. */
const LOCK_KEY = 727_001

const POLL_MS = 200

/** On the embedded database all connections are one session, which a lock of the session does not exclude. */
const turns = new WeakMap<pg.Pool, Promise<unknown>>()

/**
 * Runs `work` on a separate connection while no other process migrates the same database. The connection is closed
 * afterwards, and with it lock and settings are gone.
 */
export function withMigrationLock<Result>(
  pool: pg.Pool,
  log: (line: string) => void,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const before = turns.get(pool) ?? Promise.resolve()
  const turn = before.then(() => lockAndRun(pool, log, work))
  turns.set(
    pool,
    turn.catch(() => undefined),
  )

  return turn
}

async function lockAndRun<Result>(
  pool: pg.Pool,
  log: (line: string) => void,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()

  try {
    await takeLock(client, log)
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** Asks again and again: a statement that waits would hold a snapshot, which CREATE INDEX CONCURRENTLY waits for. */
async function takeLock(client: pg.PoolClient, log: (line: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ isTaken: boolean }>(
      `SELECT pg_try_advisory_lock(${LOCK_KEY}) AS "isTaken"`,
    )
    if (rows[0]?.isTaken) return
    if (attempt === 1) log('Another process is migrating the database: waiting for it.')
    await setTimeout(POLL_MS)
  }
}
