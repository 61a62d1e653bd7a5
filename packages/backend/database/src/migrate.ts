import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { MigrationChangedError, MigrationFailedError } from './errors.ts'
import { reasonOf } from './reason.ts'
import { runUnlimited } from './unlimited-query.ts'

interface Migration {
  name: string
  text: string
  checksum: string
}

/** An arbitrary number that no other advisory lock of the database uses. */
const LOCK_KEY = 727_001

const NAME = /^\d{4}_[a-z0-9]+(-[a-z0-9]+)*\.sql$/

const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    owner      text        NOT NULL,
    name       text        NOT NULL,
    checksum   text        NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT schema_migration_pkey PRIMARY KEY (owner, name)
  )`

/**
 * Applies the pending plain SQL files `NNNN_verb-what.sql` of a folder, in the order of their names, and resolves
 * with their names. All or none: they share one transaction, so a migration cannot contain what PostgreSQL forbids
 * there (`CREATE INDEX CONCURRENTLY`). Concurrent calls by several processes are safe. Each owner has a separate
 * numbering. Forward only: an undo is a new migration.
 *
 * @throws {MigrationChangedError} if an applied file was edited.
 * @throws {MigrationFailedError} if a file name does not match the pattern, or its SQL fails.
 */
export async function migrate(
  pool: pg.Pool,
  { owner, folder }: { owner: string; folder: string | URL },
): Promise<string[]> {
  const migrations = await readMigrations(typeof folder === 'string' ? folder : fileURLToPath(folder))
  const client = await pool.connect()

  try {
    await client.query('BEGIN')
    const applied = await applyPending(client, owner, migrations)
    await client.query('COMMIT')
    client.release()
    return applied
  } catch (error) {
    client.release(await rollBack(client))
    throw error
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder)
  const names = files.filter((file) => file.endsWith('.sql')).toSorted()

  const misnamed = names.find((name) => !NAME.test(name))
  if (misnamed) {
    throw new MigrationFailedError(
      `The migration ${join(folder, misnamed)} needs a name like 0001_create-booking.sql.`,
    )
  }

  return Promise.all(names.map((name) => readMigration(folder, name)))
}

/** Line endings are normalized: a checkout on Windows is not an edit. */
async function readMigration(folder: string, name: string): Promise<Migration> {
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')

  return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

async function applyPending(
  client: pg.PoolClient,
  owner: string,
  migrations: Migration[],
): Promise<string[]> {
  await client.query('SET LOCAL statement_timeout = 0')
  // Bound to the transaction: on the embedded database session-level locks do not exclude each other.
  await runUnlimited(client, `SELECT pg_advisory_xact_lock(${LOCK_KEY})`)
  await client.query(CREATE_TABLE)
  const known = await readApplied(client, owner)
  const pending = migrations.filter((migration) => isPending(migration, known.get(migration.name), owner))

  for (const migration of pending) await apply(client, owner, migration)

  return pending.map(({ name }) => name)
}

async function readApplied(client: pg.PoolClient, owner: string): Promise<Map<string, string>> {
  const { rows } = await client.query<Omit<Migration, 'text'>>(
    'SELECT name, checksum FROM schema_migration WHERE owner = $1',
    [owner],
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function isPending({ name, checksum }: Migration, applied: string | undefined, owner: string): boolean {
  if (applied === undefined) return true
  if (applied === checksum) return false

  throw new MigrationChangedError(
    `The migration ${name} of ${owner} was edited after it had been applied. Restore the file and write a new migration instead.`,
  )
}

async function apply(
  client: pg.PoolClient,
  owner: string,
  { name, text, checksum }: Migration,
): Promise<void> {
  try {
    await runUnlimited(client, text)
  } catch (error) {
    throw new MigrationFailedError(`The migration ${name} of ${owner} failed${describe(error, text)}`, {
      cause: error,
    })
  }
  await client.query('INSERT INTO schema_migration (owner, name, checksum) VALUES ($1, $2, $3)', [
    owner,
    name,
    checksum,
  ])
}

function describe(error: unknown, text: string): string {
  if (!(error instanceof pg.DatabaseError) || !error.position) return `: ${reasonOf(error)}`

  const line = text.slice(0, Number(error.position)).split('\n').length
  return ` in line ${line}: ${error.message}`
}

/** Resolves with whether the connection is broken. */
async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK')
    return false
  } catch {
    return true
  }
}
