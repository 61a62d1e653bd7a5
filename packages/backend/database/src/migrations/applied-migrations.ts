import type pg from 'pg'
import { MigrationChangedError, SchemaTooNewError, SchemaTooOldError } from '../errors.ts'
import { listReplaced } from './baseline.ts'
import { type Migration, type MigrationFolder, readMigrations } from './read-migrations.ts'
import { LOCK_TIMEOUT_MS } from './retry-while-locked.ts'

type Queryable = Pick<pg.PoolClient, 'query'>

type Applied = Pick<Migration, 'name' | 'checksum' | 'contractsAfter'>

const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    owner           text        NOT NULL,
    name            text        NOT NULL,
    checksum        text        NOT NULL,
    applied_at      timestamptz NOT NULL DEFAULT now(),
    contracts_after text,
    CONSTRAINT schema_migration_pkey PRIMARY KEY (owner, name)
  )`

const ADD_COLUMN = 'ALTER TABLE schema_migration ADD COLUMN contracts_after text'

/**
 * Does nothing if the database fits this version; for a process that leaves migrations to the `migrate` command.
 * A database that is ahead fits as long as no migration there has taken away what this version uses.
 *
 * @throws {SchemaTooOldError} if migrations are pending.
 * @throws {SchemaTooNewError} if the database has taken away what this version uses.
 * @throws {MigrationChangedError} if an applied file was edited.
 */
export async function assertMigrated(pool: pg.Pool, folder: MigrationFolder): Promise<void> {
  const pending = await findPending(pool, folder.owner, await readMigrations(folder))
  if (pending.length === 0) return

  const names = pending.map(({ name }) => name)
  const others = names.length > 1 ? ` and ${names.length - 1} more` : ''
  throw new SchemaTooOldError(
    `The tables of the database are older than this version: the migration ${names[0]}${others} of ${folder.owner} is missing. Run the command migrate with the same settings first, or set MIGRATE=on.`,
  )
}

/** The migrations that the database has not; refuses a database that does not fit. Reads only. */
export async function findPending(
  db: Queryable,
  owner: string,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const applied = await readApplied(db, owner)
  for (const name of listReplaced(owner, migrations, [...applied.keys()])) applied.delete(name)
  refuseContracted(owner, migrations, [...applied.values()])

  return migrations.filter((migration) => isPending(migration, applied.get(migration.name), owner))
}

async function readApplied(db: Queryable, owner: string): Promise<Map<string, Applied>> {
  const columns = await readColumns(db)
  if (columns.length === 0) return new Map()

  const contracts = columns.includes('contracts_after') ? 'contracts_after' : 'NULL'
  const { rows } = await db.query<Applied>(
    `SELECT name, checksum, ${contracts} AS "contractsAfter" FROM schema_migration WHERE owner = $1`,
    [owner],
  )
  return new Map(rows.map((row) => [row.name, row]))
}

async function readColumns(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ attname: string }>(
    "SELECT attname::text FROM pg_attribute WHERE attrelid = to_regclass('schema_migration') AND attnum > 0",
  )
  return rows.map(({ attname }) => attname)
}

function isPending({ name, checksum }: Migration, applied: Applied | undefined, owner: string): boolean {
  if (applied === undefined) return true
  if (applied.checksum === checksum) return false

  throw new MigrationChangedError(
    `The migration ${name} of ${owner} was edited after it had been applied. Restore the file and write a new migration instead.`,
  )
}

/** A version knows a migration if it brings it along. */
function refuseContracted(owner: string, known: readonly Migration[], applied: readonly Applied[]): void {
  const numbers = new Set(known.map(({ name }) => name.slice(0, 4)))
  const names = new Set(known.map(({ name }) => name))
  const contract = applied.find(
    ({ name, contractsAfter }) => !names.has(name) && contractsAfter !== null && !numbers.has(contractsAfter),
  )
  if (!contract) return

  throw new SchemaTooNewError(
    `A newer version has changed the database: since ${contract.name} of ${owner} it fits only versions that bring the migration ${contract.contractsAfter}. Start a newer version.`,
  )
}

/** Creates the table of applied migrations, or completes that of an older version. */
export async function prepareTable(client: pg.PoolClient): Promise<void> {
  const columns = await readColumns(client)
  if (columns.includes('contracts_after')) return

  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
  await client.query(columns.length === 0 ? CREATE_TABLE : ADD_COLUMN)
}

/** Records a migration as applied. */
export async function insertApplied(
  client: pg.PoolClient,
  owner: string,
  { name, checksum, contractsAfter }: Migration,
): Promise<void> {
  await client.query(
    'INSERT INTO schema_migration (owner, name, checksum, contracts_after) VALUES ($1, $2, $3, $4)',
    [owner, name, checksum, contractsAfter],
  )
}

/** Records a baseline as applied in a database that has all migrations that it stands for: its tables are the same. */
export async function adoptBaseline(
  client: pg.PoolClient,
  owner: string,
  migrations: readonly Migration[],
): Promise<void> {
  const replaced = listReplaced(owner, migrations, [...(await readApplied(client, owner)).keys()])
  if (replaced.length === 0) return

  await client.query('BEGIN')
  await client.query('DELETE FROM schema_migration WHERE owner = $1 AND name = ANY ($2)', [owner, replaced])
  for (const migration of migrations.filter(({ baseline }) => baseline !== null))
    await insertApplied(client, owner, migration)
  await client.query('COMMIT')
}
