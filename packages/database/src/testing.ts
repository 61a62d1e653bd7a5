import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createPool } from './create-pool.ts'
import type { Database } from './database.ts'
import { openEmbeddedInMemory } from './embedded/open-embedded.ts'
import { runTask } from './embedded/worker-thread.ts'
import { openDatabase } from './open-database.ts'

/** Bears the engine's version: a prepared database serves only the one that made it. */
const PREPARED = fileURLToPath(new URL('../node_modules/.cache/pglite-0.5.16.tar', import.meta.url))

const PORT_OF_NOBODY = 1

/**
 * Opens an empty database for one test file, gone when it is closed: in memory, or on the server of
 * TEST_DATABASE_URL if that is set.
 */
export function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openOnServer(url) : openInMemory()
}

/** A database that has gone away: every connection to it is refused. */
export function openDatabaseOutOfReach(): Database {
  const pool = createPool({ host: '127.0.0.1', port: PORT_OF_NOBODY }, () => {})

  return { kind: 'postgres', pool, close: () => pool.end() }
}

/** Gives the body an empty database and takes it away again, whatever happens. */
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

/** An empty database that outlives whoever opens it. */
export interface TestDatabase {
  /** What `openDatabase` needs to know. */
  place: { url: string } | { folder: string }
  remove(): Promise<void>
}

/**
 * Makes an empty database for processes of their own: in a folder, or on the server of TEST_DATABASE_URL if that is
 * set.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? createOnServer(url) : createInFolder()
}

async function createInFolder(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'domizil-database-'))
  return { place: { folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function openInMemory(): Promise<Database> {
  if (!existsSync(PREPARED)) {
    await mkdir(dirname(PREPARED), { recursive: true })
    await runTask({ task: 'prepare', file: PREPARED })
  }

  const onFailure = (error: Error) => {
    throw error
  }
  return openEmbeddedInMemory({ log: () => {}, onFailure }, PREPARED)
}

async function createOnServer(url: string): Promise<TestDatabase & { place: { url: string } }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const address = new URL(url)
  address.pathname = `/${name}`

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
