import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from './database.ts'
import { openEmbeddedInMemory } from './embedded/open-embedded.ts'
import { runTask } from './embedded/worker-thread.ts'
import { openDatabase } from './open-database.ts'

/** Bears the engine's version: a prepared database serves only the one that made it. */
const PREPARED = fileURLToPath(new URL('../node_modules/.cache/pglite-0.5.16.tar', import.meta.url))

/**
 * Opens an empty database for one test file, gone when it is closed: in memory, or on the server of
 * TEST_DATABASE_URL if that is set.
 */
export function openTestDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? openOnServer(url) : openInMemory()
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

async function openOnServer(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const address = new URL(url)
  address.pathname = `/${name}`

  await runOnServer(url, `CREATE DATABASE ${name}`)
  const database = await openDatabase({ url: address.href })
  const close = async () => {
    await database.close()
    await runOnServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
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
