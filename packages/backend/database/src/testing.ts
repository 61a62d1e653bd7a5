import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import pg from 'pg'
import { createPool } from './create-pool.ts'
import type { Database } from './database.ts'
import { openEmbeddedInMemory, openPool } from './embedded/open-embedded.ts'
import { WorkerThread } from './embedded/worker-thread.ts'
import { migrate } from './migrations/migrate.ts'
import { openDatabase } from './open-database.ts'

export { lendPool } from './testing-read-only.ts'

/** Prepared databases, named by the engine's version: a file can only be read by the engine that wrote it. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const ENGINE = 'pglite-0.5.16'

const CODE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')

/** Node has it, and its types have not. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> }

const UNUSED_PORT = 1

/** A test fails by what it finds, never by the time that a busy machine takes: the longest delay of a Node timer. */
const PATIENCE_MS = 2 ** 31 - 1

const QUIET = {
  queryTimeoutMs: PATIENCE_MS,
  log: () => {},
  onFailure: (error: Error) => {
    throw error
  },
}

/** A folder of plain SQL files and their owner, as `migrate` takes them. */
export interface Migrations {
  owner: string
  folder: URL
}

/**
 * Opens a temporary database for one test file: in memory, or on the server of TEST_DATABASE_URL if that is set. It
 * is empty, or has the given migrations; in memory these are applied once and restored from a file after that.
 */
export async function openTestDatabase(migrations?: Migrations): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) return openInMemory(migrations)

  const database = await openOnServer(url)
  if (migrations) await migrate(database.pool, migrations)
  return database
}

/** An unavailable database: every connection is refused. */
export function openDatabaseOutOfReach(): Database {
  const pool = createPool({ host: '127.0.0.1', port: UNUSED_PORT }, () => {})

  return {
    kind: 'postgres',
    pool,
    ping: async () => void (await pool.query('SELECT 1')),
    close: () => pool.end(),
  }
}

/** Runs `body` with an empty database and removes it afterwards, also after a failure. */
export async function withTestDatabase<Result>(
  body: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openTestDatabase()
  try {
    return await body(database)
  } finally {
    await database.close()
  }
}

/** An empty database that exists independently of a process. */
export interface TestDatabase {
  /** The options for `openDatabase`. */
  place: { url: string } | { folder: string }
  remove(): Promise<void>
}

/**
 * Creates an empty database for other processes: in a folder, or on the server of TEST_DATABASE_URL if that is set.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? createOnServer(url) : createInFolder()
}

async function createInFolder(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'domizil-database-'))
  return { place: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function openInMemory(migrations: Migrations | undefined): Promise<Database> {
  await keepCompiled()
  return openEmbeddedInMemory(QUIET, await prepare(migrations))
}

/**
 * Threads share compiled code as long as one of them holds it: held here for the life of the process, the engine is
 * compiled and optimized for the first test file only. All else of a test file is gone at its end, this is not.
 */
async function keepCompiled(): Promise<void> {
  if (getEnvironmentData(CODE)) return

  setEnvironmentData(CODE, await WebAssembly.compile(await readFile(CODE)))
}

/** The file of a prepared database, created by the first call. */
async function prepare(migrations: Migrations | undefined): Promise<string> {
  const name = migrations ? `${migrations.owner}-${hashOf(migrations)}` : 'empty'
  const file = join(CACHE, `${ENGINE}-${name}.tar`)
  if (existsSync(file)) return file

  await mkdir(CACHE, { recursive: true })
  const base = migrations && { prepared: await prepare(undefined) }
  const thread = await WorkerThread.start({ task: 'serve', ...base }, QUIET.onFailure)
  if (migrations) await migrateOnly(thread, migrations)
  await thread.stop(file)
  if (migrations) await removeOutdated(file, `${ENGINE}-${migrations.owner}-`)
  return file
}

async function migrateOnly(thread: WorkerThread, migrations: Migrations): Promise<void> {
  const { pool } = openPool(thread, QUIET, async () => {})
  await migrate(pool, migrations)
  await pool.end()
}

/** Each file is 40 MB, and every edit of a migration creates a new one. */
async function removeOutdated(current: string, prefix: string): Promise<void> {
  const outdated = readdirSync(CACHE).filter((name) => name.startsWith(prefix) && name !== basename(current))

  await Promise.all(outdated.map((name) => rm(join(CACHE, name), { force: true })))
}

/** Changes with the name and the text of every migration. */
function hashOf({ folder }: Migrations): string {
  const path = fileURLToPath(folder)
  const hash = createHash('sha256')
  for (const name of readdirSync(path).toSorted()) hash.update(name).update(readFileSync(join(path, name)))

  return hash.digest('hex').slice(0, 12)
}

async function createOnServer(url: string): Promise<TestDatabase & { place: { url: string } }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const address = new URL(url)
  address.pathname = `/${name}`
  address.searchParams.set('statement_timeout', '0')
  address.searchParams.set('query_timeout', String(PATIENCE_MS))

  await runOnServer(url, `CREATE DATABASE ${name}`)
  return {
    place: { url: address.href },
    remove: () => runOnServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function openOnServer(url: string): Promise<Database> {
  const { place, remove } = await createOnServer(url)
  const database = await openDatabase(place)
  const close = async () => {
    await database.close()
    await remove()
  }
  let closing: Promise<void> | undefined
  return { ...database, close: () => (closing ??= close()) }
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
