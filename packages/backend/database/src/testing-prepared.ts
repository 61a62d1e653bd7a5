import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import { openPool } from './embedded/open-embedded.ts'
import { WorkerThread } from './embedded/worker-thread.ts'
import { migrate } from './migrations/migrate.ts'
import { openDatabase } from './open-database.ts'

/** Prepared databases, named by the engine's version: a file can only be read by the engine that wrote it. */
const CACHE = fileURLToPath(new URL('../node_modules/.cache/', import.meta.url))
const ENGINE = 'pglite-0.5.16'
const run = promisify(execFile)
const CODE = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')

/** Node has it, and its types have not. */
declare const WebAssembly: { compile(code: Uint8Array): Promise<object> }

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
export async function keepCompiled(): Promise<void> {
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
export function hashOf({ folder }: Migrations): string {
  const path = fileURLToPath(folder)
  const hash = createHash('sha256')
  for (const name of readdirSync(path).toSorted()) hash.update(name).update(readFileSync(join(path, name)))

  return hash.digest('hex').slice(0, 12)
}
