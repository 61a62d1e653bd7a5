import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPool } from './embedded/open-embedded.ts'
import { WorkerThread } from './embedded/worker-thread.ts'
import { migrate } from './migrations/migrate.ts'
import { openDatabase } from './open-database.ts'

/** Prepared databases, named by the engine's version: a file can only be read by the engine that wrote it. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const ENGINE = 'pglite-0.5.16'

/** A test fails by what it finds, never by the time that a busy machine takes: the longest delay of a Node timer. */
export const PATIENCE_MS = 2 ** 31 - 1

export const QUIET = {
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
 * Puts a database into a folder, empty or with the given migrations, for tests that are not about its first start: that
 * takes six seconds of the processor and the migrations four, a copy takes none.
 */
export async function fillFolder(folder: string, migrations?: Migrations): Promise<void> {
  const made = join(CACHE, `${ENGINE}-in-folder-${nameOf(migrations)}`)
  if (!existsSync(made)) await makeFolder(made, migrations)
  await cp(made, folder, { recursive: true })
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
export function hashOf({ folder }: Migrations): string {
  const path = fileURLToPath(folder)
  const hash = createHash('sha256')
  for (const name of readdirSync(path).toSorted()) hash.update(name).update(readFileSync(join(path, name)))

  return hash.digest('hex').slice(0, 12)
}
