import type pg from 'pg'
import { analyse } from '../analyse.ts'

const CHECK_INTERVAL_MS = 60_000
const CHECKPOINT_INTERVAL_MS = 5 * 60_000
const ANALYSE_INTERVAL_MS = 24 * 60 * 60_000
const CHECKPOINT_BYTES = 32 * 1024 * 1024

/**
 * Replaces the background processes of a server, which the embedded database lacks: checkpoints (after 32 MB, or five
 * minutes if anything was written), and a daily vacuum and analyse. Returns the function that stops it.
 */
export function startMaintenance(pool: pg.Pool, log: (line: string) => void): () => void {
  const checkpoint = createCheckpoint(pool)
  const attempt = (work: () => Promise<void>) => () => {
    work().catch((error: Error) => log(`The maintenance of the database failed: ${error.message}`))
  }

  const timers = [
    setInterval(attempt(checkpoint), CHECK_INTERVAL_MS).unref(),
    setInterval(
      attempt(() => analyse(pool)),
      ANALYSE_INTERVAL_MS,
    ).unref(),
  ]
  return () => timers.forEach(clearInterval)
}

/** Each call checks how much was written since the last checkpoint. An idle database does not touch the disk. */
export function createCheckpoint(pool: pg.Pool, now: () => number = Date.now): () => Promise<void> {
  let lastPosition = '0/0'
  let lastTime = now()

  return async () => {
    const written = await readWritten(pool, lastPosition)
    if (written.bytes === 0) return
    if (written.bytes < CHECKPOINT_BYTES && now() - lastTime < CHECKPOINT_INTERVAL_MS) return

    await pool.query('CHECKPOINT')
    lastPosition = (await readWritten(pool, '0/0')).position
    lastTime = now()
  }
}

async function readWritten(pool: pg.Pool, since: string): Promise<{ position: string; bytes: number }> {
  const { rows } = await pool.query<{ position: string; bytes: number }>(
    `SELECT pg_current_wal_insert_lsn()::text AS position,
            pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1::pg_lsn) AS bytes`,
    [since],
  )
  return rows[0] ?? { position: since, bytes: 0 }
}
