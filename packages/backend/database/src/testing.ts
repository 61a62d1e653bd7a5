import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import pg from 'pg'
import { createPool } from './create-pool.ts'
import type { Database } from './database.ts'
import { openEmbeddedInMemory, openPool } from './embedded/open-embedded.ts'
import { WorkerThread } from './embedded/worker-thread.ts'
import { migrate } from './migrations/migrate.ts'
import { openDatabase } from './open-database.ts'

const UNUSED_PORT = 1

/** Prepared databases, named by the engine's version: a file can only be read by the engine that wrote it. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const ENGINE = 'pglite-0.5.16'
const run = promisify(execFile)
const CODE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')

/** Node has it, and its types have not. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> }

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

  return openOnServer(url, migrations && (await prepareOnServer(url, migrations)))
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

/** Runs `body` with a database as `openTestDatabase` opens it and removes it afterwards, also after a failure. */
export async function withTestDatabase<Result>(
  body: (database: Database) => Promise<Result>,
  migrations?: Migrations,
): Promise<Result> {
  const database = await openTestDatabase(migrations)
  try {
    return await body(database)
  } finally {
    await database.close()
  }
}

/** A database that exists independently of a process. */
export interface TestDatabase {
  /** The options for `openDatabase`. */
  place: { url: string } | { folder: string }
  remove(): Promise<void>
}

/**
 * Creates a database with the given migrations for other processes: in a folder, or on the server of TEST_DATABASE_URL if
 * that is set.
 */
export async function createTestDatabase(migrations: Migrations): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? createOnServer(url, await prepareOnServer(url, migrations)) : createInFolder(migrations)
}

async function createInFolder(migrations: Migrations): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'domizil-database-'))
  await fillFolder(folder, migrations)
  return { place: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Opens the embedded engine in memory, without its first start. */
export async function openInMemory(migrations?: Migrations): Promise<Database> {
  await keepCompiled()
  return openEmbeddedInMemory(QUIET, await prepare(migrations))
}

async function createOnServer(
  url: string,
  template?: string,
): Promise<TestDatabase & { place: { url: string } }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const address = new URL(url)
  address.pathname = `/${name}`
  address.searchParams.set('statement_timeout', '0')
  address.searchParams.set('query_timeout', String(PATIENCE_MS))

  await runOnServer(url, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`)
  return {
    place: { url: address.href },
    remove: () => runOnServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

/** The name of a database with the migrations on a server, made by the first call: a copy of it takes no time. */
async function prepareOnServer(url: string, migrations: Migrations): Promise<string> {
  const prefix = `prepared_${migrations.owner}_`
  const name = `${prefix}${hashOf(migrations)}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [prefix])
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    if (rows.some(({ datname }) => datname === name)) return name

    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    const { place } = await createOnServer(url)
    const made = await openDatabase(place)
    await migrate(made.pool, migrations)
    await made.close()
    await client.query(`ALTER DATABASE ${new URL(place.url).pathname.slice(1)} RENAME TO ${name}`)
    return name
  } finally {
    await client.end()
  }
}

async function openOnServer(url: string, template?: string): Promise<Database> {
  const { place, remove } = await createOnServer(url, template)
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

/**
 * Lends the connections of a pool to several users, each of which says, whenever it takes one, whether it may only read.
 * All users of the pool have to be lent to in this way.
 */
export function lendPool(pool: pg.Pool): (isReadOnly: () => boolean) => pg.Pool {
  const modes = new WeakMap<pg.PoolClient, boolean>()

  async function connect(mode: boolean): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if ((modes.get(client) ?? false) !== mode) {
      modes.set(client, mode)
      await client.query(`SET default_transaction_read_only = ${mode ? 'on' : 'off'}`)
    }
    return client
  }

  // Kysely takes a client and gives it back; it uses nothing else of a pool.
  return (isReadOnly) =>
    Object.assign(Object.create(pool) as pg.Pool, { connect: () => connect(isReadOnly()) })
}

/**
 * Puts a database into a folder, empty or with the given migrations, for tests that are not about its first start: that
 * takes five seconds of the processor and the migrations one, a copy a tenth of one. Later starts share the compiled engine.
 */
export async function fillFolder(folder: string, migrations?: Migrations): Promise<void> {
  await keepCompiled()
  const made = join(CACHE, `${ENGINE}-in-folder-${nameOf(migrations)}`)
  if (!existsSync(made)) await makeFolder(made, migrations)
  // Node's own `cp` takes a second of the processor for its thousand files.
  await mkdir(folder, { recursive: true })
  await run('cp', ['-R', `${made}/.`, folder])
}

async function makeFolder(made: string, migrations: Migrations | undefined): Promise<void> {
  const unfinished = `${made}.${randomUUID()}`
  await mkdir(unfinished, { recursive: true })
  if (migrations) await fillFolder(unfinished)
  const database = await openDatabase({ folder: unfinished })
  if (migrations) await migrate(database.pool, migrations)
  await database.close()
  await rename(unfinished, made).catch(() => rm(unfinished, { recursive: true }))
  if (migrations) await removeOutdated(made, `${ENGINE}-in-folder-${migrations.owner}-`)
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
export async function prepare(migrations: Migrations | undefined): Promise<string> {
  const file = join(CACHE, `${ENGINE}-${nameOf(migrations)}.tar`)
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

/** Each file or folder is 40 MB, and every edit of a migration creates a new one. */
async function removeOutdated(current: string, prefix: string): Promise<void> {
  const outdated = readdirSync(CACHE).filter(
    (name) => name.startsWith(prefix) && !name.startsWith(basename(current)),
  )

  await Promise.all(outdated.map((name) => rm(join(CACHE, name), { force: true, recursive: true })))
}

const nameOf = (migrations: Migrations | undefined) =>
  migrations ? `${migrations.owner}-${hashOf(migrations)}` : 'empty'

/** Changes with the name and the text of every migration. */
function hashOf({ folder }: Migrations): string {
  const path = fileURLToPath(folder)
  const hash = createHash('sha256')
  for (const name of readdirSync(path).toSorted()) hash.update(name).update(readFileSync(join(path, name)))

  return hash.digest('hex').slice(0, 12)
}
