import pg from 'pg'
import { MigrationFailedError } from '../errors.ts'
import { reasonOf } from '../reason.ts'
import { queryUnlimited } from '../unlimited-query.ts'
import { insertApplied } from './applied-migrations.ts'
import type { Migration } from './read-migrations.ts'
import { LOCK_TIMEOUT_MS, retryWhileLocked } from './retry-while-locked.ts'

/** A migration holds its locks until it is through: one that takes longer has to be divided. */
const STATEMENT_TIMEOUT_MS = 60_000

/** How to apply one migration. */
export interface Patience {
  owner: string
  log: (line: string) => void
}

/**
 * Applies a migration and records it, in one transaction unless it is marked `concurrent`. While another transaction
 * holds its tables it tries again for about ten minutes, and lets everything else pass in between.
 *
 * @throws {MigrationFailedError} if its SQL fails, or its tables do not get free.
 */
export async function applyMigration(
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
