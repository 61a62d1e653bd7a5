import { sql } from 'kysely'
import type { Clock } from '../foundation/kernel/index.ts'
import type { Database } from '../foundation/tables/index.ts'

const READ_AGAIN_MS = 60_000

/** A clock that goes by the database's. */
export interface DatabaseClock {
  clock: Clock
  stop(): void
}

/** The given clock, else that of the database. */
export async function clockFor(db: Database, given: Clock | undefined): Promise<DatabaseClock> {
  return given ? { clock: given, stop: () => {} } : followDatabaseClock(db)
}

/**
 * Follows the clock of the database, which is one for all processes: a machine whose clock is wrong must not take a
 * lease that is still valid, or let a deadline pass early. The difference is measured every minute; while the database
 * does not answer, the last one counts.
 */
export async function followDatabaseClock(
  db: Database,
  own: Clock = () => new Date(),
): Promise<DatabaseClock> {
  let aheadMs = 0
  const measure = async () => {
    const before = own().getTime()
    const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
    const halfway = (before + own().getTime()) / 2
    if (rows[0]) aheadMs = rows[0].now.getTime() - halfway
  }

  await measure()
  const timer = setInterval(() => void measure().catch(() => undefined), READ_AGAIN_MS).unref()
  return { clock: () => new Date(own().getTime() + aheadMs), stop: () => clearInterval(timer) }
}
