import pg from 'pg'
import { setTimeout } from 'node:timers/promises'
import { adoptBaseline, findPending, insertApplied, prepareTable } from './applied-migrations.ts'
import { type Migration, type MigrationFolder, readMigrations } from './read-migrations.ts'
import { LOCK_TIMEOUT_MS, retryWhileLocked } from './retry-while-locked.ts'
import { MigrationFailedError } from '../errors.ts'
import { reasonOf } from '../reason.ts'
import { queryUnlimited } from '../unlimited-query.ts'

/** An arbitrary number that no other advisory lock of the database uses. */
const LOCK_KEY = 727_001

const POLL_MS = 200

/** On the embedded database all connections are one session, which a lock of the session does not exclude. */
const turns = new WeakMap<pg.Pool, Promise<unknown>>()

/** A migration holds its locks until it is through: one that takes longer has to be divided. */
const STATEMENT_TIMEOUT_MS = 60_000

/** Which migrations to apply, and how. */
export interface MigrateOptions extends MigrationFolder, Partial<Pick<Patience, 'log'>> {
  /** The names of those to apply, for the tables of an older version; all without it. */
  only?: readonly string[] | undefined
}

/**
 * Applies the pending plain SQL files `NNNN_verb-what.sql` of a folder, in the order of their names, then those named
 * `repeat_what.sql` whose text is new, and resolves with their names. Each has its own transaction, waits for locks only for moments at a time, and is done for good
 * although a later one fails. Concurrent calls by several processes are safe. Each owner has a separate numbering.
 * Forward only: an undo is a new migration. docs/migrations.md says what a file may contain.
 *
 * @throws {MigrationChangedError} if an applied file was edited.
 * @throws {MigrationFailedError} if a file name does not match the pattern, its SQL fails, or its tables do not get
 * free.
 * @throws {SchemaTooNewError} if the database has taken away what this version uses.
 * @throws {SchemaTooOldError} if the database has only some of the migrations that a baseline stands for.
 */
export async function migrate(
  pool: pg.Pool,
  { owner, folder, log = () => {}, only }: MigrateOptions,
): Promise<string[]> {
  const all = await readMigrations({ owner, folder })
  const migrations = only ? selectOnly(all, only) : all
  const isPending = (await findPending(pool, owner, migrations)).length > 0
  if (!isPending) return []

  return withMigrationLock(pool, log, async (client) => {
    await retryWhileLocked(
      () => prepareTable(client),
      () => log('The table schema_migration is in use: waiting for it.'),
    )
    await adoptBaseline(client, owner, migrations)
    const pending = await findPending(client, owner, migrations)
    for (const migration of pending) await applyMigration(client, migration, { owner, log })

    return pending.map(({ name }) => name)
  })
}

/** What is repeated fits the newest tables alone. */
function selectOnly(all: readonly Migration[], only: readonly string[]): Migration[] {
  const chosen = all.filter(({ name, isRepeated }) => isRepeated || only.includes(name))

  return chosen.length === all.length ? chosen : chosen.filter(({ isRepeated }) => !isRepeated)
}

/** How to apply one migration. */
interface Patience {
  owner: string
  log: (line: string) => void
}

/**
 * Applies a migration and records it, in one transaction unless it is marked `concurrent`. While another transaction
 * holds its tables it tries again for about ten minutes, and lets everything else pass in between.
 *
 * @throws {MigrationFailedError} if its SQL fails, or its tables do not get free.
 */
async function applyMigration(
  client: pg.PoolClient,
  migration: Migration,
  patience: Patience,
): Promise<void> {
  const { owner, log } = patience
  const { name, text, isConcurrent } = migration
  const apply = isConcurrent ? applyConcurrently : applyInTransaction

  try {
    await retryWhileLocked(
      () => apply(client, migration, patience),
      () => log(`The migration ${name} of ${owner} waits for tables that are in use.`),
    )
  } catch (error) {
    throw new MigrationFailedError(`The migration ${name} of ${owner} failed${describe(error, text)}`, {
      cause: error,
    })
  }
}

async function applyInTransaction(
  client: pg.PoolClient,
  migration: Migration,
  { owner }: Patience,
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await client.query(`SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
    await queryUnlimited(client, migration.text)
    await insertApplied(client, owner, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/** Blocks neither reads nor writes, so it may take its time. */
async function applyConcurrently(
  client: pg.PoolClient,
  migration: Migration,
  { owner }: Patience,
): Promise<void> {
  await client.query('SET statement_timeout = 0')
  await client.query('SET lock_timeout = 0')
  await dropInvalidIndexes(client, migration.text)
  await queryUnlimited(client, migration.text)
  await insertApplied(client, owner, migration)
}

/** A build that was interrupted leaves an index that no query uses, and IF NOT EXISTS takes it for the real one. */
async function dropInvalidIndexes(client: pg.PoolClient, text: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE NOT indisvalid AND relname = ANY ($1)`,
    [text.match(/\b[a-z_][a-z0-9_]*\b/g) ?? []],
  )
  for (const { name } of rows) await queryUnlimited(client, `DROP INDEX CONCURRENTLY IF EXISTS ${name}`)
}

function describe(error: unknown, text: string): string {
  if (!(error instanceof pg.DatabaseError) || !error.position) return `: ${reasonOf(error)}`

  const line = text.slice(0, Number(error.position)).split('\n').length
  return ` in line ${line}: ${error.message}`
}

/**
 * Runs `work` on a separate connection while no other process migrates the same database. The connection is closed
 * afterwards, and with it lock and settings are gone.
 */
function withMigrationLock<Result>(
  pool: pg.Pool,
  log: (line: string) => void,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const before = turns.get(pool) ?? Promise.resolve()
  const turn = before.then(() => lockAndRun(pool, log, work))
  turns.set(
    pool,
    turn.catch(() => undefined),
  )

  return turn
}

async function lockAndRun<Result>(
  pool: pg.Pool,
  log: (line: string) => void,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()

  try {
    await takeLock(client, log)
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** Asks again and again: a statement that waits would hold a snapshot, which CREATE INDEX CONCURRENTLY waits for. */
async function takeLock(client: pg.PoolClient, log: (line: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ isTaken: boolean }>(
      `SELECT pg_try_advisory_lock(${LOCK_KEY}) AS "isTaken"`,
    )
    if (rows[0]?.isTaken) return
    if (attempt === 1) log('Another process is migrating the database: waiting for it.')
    await setTimeout(POLL_MS)
  }
}
