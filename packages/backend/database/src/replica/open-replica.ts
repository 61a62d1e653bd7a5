import pg from 'pg'
import { createPool } from '../create-pool.ts'
import { isDatabaseUnavailable } from '../is-database-unavailable.ts'
import { serverPool } from '../open-server.ts'

/** Where a replica is, and how old what it shows may be. */
export interface ReplicaOptions {
  /** The URL of a standby server that replays the log of the primary. */
  url: string
  /** The connections to the primary. */
  primary: pg.Pool
  maxLagMs: number
  poolSize?: number | undefined
  log: (line: string) => void
}

/** A replica for reading, used while it answers and is not too far behind. */
export interface Replica {
  pool: pg.Pool
  /**
   * Runs `there`, which reads from the replica's pool, or `here` while the replica may not be used. Runs `here` as well where the
   * replica fails or refuses a statement. Other errors of `there` pass.
   */
  read<Result>(there: () => Promise<Result>, here: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const CHECK_MS = 1000
const CHECK_TIMEOUT_MS = 2000

/** Opens a replica and looks every second how far it is behind. One that is away delays nothing, and is used once it is back. */
export function openReplica(options: ReplicaOptions): Replica {
  const { url, primary, maxLagMs, log } = options
  const pool = serverPool(url, log, options.poolSize)
  const limits = { connectionTimeoutMillis: CHECK_TIMEOUT_MS, query_timeout: CHECK_TIMEOUT_MS }
  const checks = createPool({ connectionString: url, max: 1, ...limits }, () => {})
  const written: WrittenAt[] = []
  let isUsable: boolean | undefined
  const decide = (usable: boolean, why: string) => {
    if (usable !== isUsable) log(`The replica of DATABASE_READ_URL is ${usable ? '' : 'not '}used: ${why}.`)
    isUsable = usable
  }

  const check = async () => {
    written.push(await readWritten(primary))
    if (written.length > (2 * maxLagMs) / CHECK_MS + 2) written.shift()
    const replayed = await readReplayed(checks)
    if (replayed === null) return decide(false, 'it does not replay the log of another server')

    const lag = replayLag(written, replayed, performance.now())
    decide(lag <= maxLagMs, `it is ${Number.isFinite(lag) ? `${Math.ceil(lag / 1000)} s` : 'too far'} behind`)
  }
  const stop = repeat(() => check().catch((error: Error) => decide(false, error.message)))

  return {
    pool,
    read: async (there, here) => {
      if (!isUsable) return here()
      try {
        return await there()
      } catch (error) {
        const isAway = isDatabaseUnavailable(error as Error)
        if (!isAway && !(error instanceof pg.DatabaseError)) throw error

        if (isAway) decide(false, (error as Error).message)
        return here()
      }
    },
    close: async () => {
      await stop()
      await Promise.all([pool.end(), checks.end()])
    },
  }
}

/** What has been written by now. The time is taken before: the replica never counts as newer than it is. */
async function readWritten(primary: pg.Pool): Promise<WrittenAt> {
  const at = performance.now()
  const { rows } = await primary.query<{ position: string }>('SELECT pg_current_wal_lsn()::text AS position')
  return { position: logPosition(rows[0]?.position ?? ''), at }
}

/** Null for a server that is no replica. */
async function readReplayed(replica: pg.Pool): Promise<bigint | null> {
  const { rows } = await replica.query<{ position: string | null }>(
    'SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position',
  )
  const position = rows[0]?.position
  return position ? logPosition(position) : null
}

/** Runs `work`, which never fails, again and again until it is stopped, with a pause between. */
function repeat(work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let running = Promise.resolve()
  const run = () => {
    running = work().then(() => {
      if (!isStopped) timer = setTimeout(run, CHECK_MS).unref()
    })
  }

  run()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

/** A place in the write-ahead log of the primary, and when it had been written. */
interface WrittenAt {
  position: bigint
  at: number
}

/** Reads a position of the log as PostgreSQL writes it, such as `16/B374D848`. */
export function logPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
}

/**
 * How old what a replica shows is at most, in milliseconds: the time since it had all that was written. Infinity if that
 * was never seen, or longer ago than `written` goes back. Needs no clock of the replica, and holds where it has lost the primary.
 */
export function replayLag(written: readonly WrittenAt[], replayed: bigint, now: number): number {
  const had = written.findLast(({ position }) => position <= replayed)
  return had ? now - had.at : Number.POSITIVE_INFINITY
}
