import type pg from 'pg'
import { createPool } from './create-pool.ts'
import type { Database } from './database.ts'
import { DatabaseServerError } from './errors.ts'
import { reasonOf } from './reason.ts'

const POOL_SIZE = 10
const STATEMENT_TIMEOUT_MS = 15_000
/** The server cancels statements itself; without an answer for longer than that it is unreachable. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000
const CONNECT_TIMEOUT_MS = 10_000
const OLDEST_VERSION = 15

/**
 * JIT compilation costs more than it saves for queries as short as ours; the time zone is that of the embedded
 * database.
 */
const SESSION_OPTIONS = '-c jit=off -c timezone=UTC'

/** Opens a pool on a PostgreSQL server, after checking that it answers and is new enough. */
export async function openServer(url: string, log: (line: string) => void): Promise<Database> {
  const pool = createPool(
    {
      connectionString: withSessionOptions(url),
      max: POOL_SIZE,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    },
    log,
  )

  try {
    await refuseOldServer(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }

  let closing: Promise<void> | undefined
  return { kind: 'postgres', pool, close: () => (closing ??= pool.end()) }
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
