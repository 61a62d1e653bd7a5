import type pg from 'pg'
import { createPool } from './create-pool.ts'
import type { Database } from './database.ts'
import { DatabaseServerError } from './errors.ts'
import { reasonOf } from './reason.ts'

/** With ten replicas a server's usual 100 connections would be used up: docs/operations.md reckons. */
export const DEFAULT_POOL_SIZE = 10
const STATEMENT_TIMEOUT_MS = 15_000
/** The server cancels statements itself; without an answer for longer than that it is unreachable. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000
const CONNECT_TIMEOUT_MS = 10_000
const PING_TIMEOUT_MS = 2_000
const OLDEST_VERSION = 15

/**
 * JIT compilation costs more than it saves for queries as short as ours; the time zone is that of the embedded
 * database.
 */
const SESSION_OPTIONS = '-c jit=off -c timezone=UTC'

/** Opens a pool on a PostgreSQL server, after checking that it answers and is new enough. */
export async function openServer(
  url: string,
  log: (line: string) => void,
  poolSize = DEFAULT_POOL_SIZE,
): Promise<Database> {
  const pool = serverPool(url, log, poolSize)

  try {
    await refuseOldServer(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }

  const pings = openPingPool(withSessionOptions(url))
  const close = async () => void (await Promise.all([pool.end(), pings.end()]))
  let closing: Promise<void> | undefined
  return {
    kind: 'postgres',
    pool,
    ping: async () => void (await pings.query('SELECT 1')),
    close: () => (closing ??= close()),
  }
}

/** The connections to a server that every part uses alike. */
export function serverPool(url: string, log: (line: string) => void, poolSize = DEFAULT_POOL_SIZE): pg.Pool {
  return createPool(
    {
      connectionString: withSessionOptions(url),
      max: poolSize,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    },
    log,
  )
}

/** A connection beside the pool: a busy pool is no reason to call the database away, and the answer may not wait. */
function openPingPool(connectionString: string): pg.Pool {
  const limits = { connectionTimeoutMillis: PING_TIMEOUT_MS, query_timeout: PING_TIMEOUT_MS }
  return createPool({ connectionString, max: 1, ...limits }, () => {})
}

function withSessionOptions(url: string): string {
  const address = URL.parse(url)
  if (address?.protocol !== 'postgres:' && address?.protocol !== 'postgresql:') {
    throw new DatabaseServerError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }

  const given = address.searchParams.get('options')
  address.searchParams.set('options', given ? `${given} ${SESSION_OPTIONS}` : SESSION_OPTIONS)
  return address.href
}

async function refuseOldServer(pool: pg.Pool, url: string): Promise<void> {
  const version = await readVersion(pool, url)

  if (version < OLDEST_VERSION) {
    throw new DatabaseServerError(
      `The PostgreSQL server of DATABASE_URL (${withoutPassword(url)}) has version ${version}. Domizil needs ${OLDEST_VERSION} or newer.`,
    )
  }
}

async function readVersion(pool: pg.Pool, url: string): Promise<number> {
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  } catch (cause) {
    throw new DatabaseServerError(
      `The PostgreSQL server of DATABASE_URL (${withoutPassword(url)}) cannot be reached: ${reasonOf(cause)}`,
      { cause },
    )
  }
}

function withoutPassword(url: string): string {
  const address = new URL(url)
  address.password = ''
  address.search = ''
  return address.href
}
