import type pg from 'pg'
import { CopyError } from '../errors.ts'
import { queryUnlimited } from '../unlimited-query.ts'
import { quoted, readTables, type Snapshot, type TableContent } from './read-tables.ts'

/** Longer means that a process works on the tables. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * Replaces the content of the snapshot's tables in a database that has the same migrations, and checks counts and sums.
 * All of it is one transaction: the database has all or is as it was. The owner of the tables may do it: foreign keys are
 * taken away and put back, by which PostgreSQL checks each again.
 *
 * @throws {CopyError} if the tables differ, or anything has not arrived as it was.
 */
export async function fillTables(pool: pg.Pool, snapshot: Snapshot): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const names = new Set(snapshot.tables.map(({ name }) => name))
    refuseOtherColumns(snapshot.tables, await readTables(client, (name) => !names.has(name)))
    await replaceAll(client, snapshot)
    refuseDifferences(snapshot.tables, await readTables(client, (name) => !names.has(name)))
    await setSequences(client, snapshot)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release(true)
  }
}

/** The names of the tables that do not hold the same in both. */
export function listDifferences(expected: readonly TableContent[], found: readonly TableContent[]): string[] {
  const byName = new Map(found.map((table) => [table.name, table]))
  return expected
    .filter(({ name, count, sum }) => byName.get(name)?.count !== count || byName.get(name)?.sum !== sum)
    .map(({ name }) => name)
}

async function replaceAll(client: pg.PoolClient, { tables, rowsOf }: Snapshot): Promise<void> {
  const foreignKeys = await dropForeignKeys(client)
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted([name])} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${quoted(tables.map(({ name }) => name))}`)
  for (const table of tables) await fill(client, table, rowsOf(table))
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted([name])} ENABLE TRIGGER USER`)
  for (const statement of foreignKeys) await queryUnlimited(client, statement)
}

/** `setval` alone outlives a rollback. RESTART gives the sequence a new file, which goes with the transaction, and so does its value. */
async function setSequences(client: pg.PoolClient, { sequences }: Snapshot): Promise<void> {
  for (const { name, last } of sequences) {
    await client.query(`ALTER SEQUENCE IF EXISTS ${quoted([name])} RESTART`)
    if (last !== null) await client.query('SELECT setval(to_regclass($1), $2)', [quoted([name]), last])
  }
}

/** The type of the rows is that of a table with the same columns in the same order as the texts. */
async function fill(
  client: pg.PoolClient,
  { name, columns }: TableContent,
  batches: AsyncIterable<string[]>,
): Promise<void> {
  const list = quoted(columns)
  await client.query(
    `CREATE TEMP TABLE copied ON COMMIT DROP AS SELECT ${list} FROM ${quoted([name])} WITH NO DATA`,
  )
  const insert = `INSERT INTO ${quoted([name])} (${list}) OVERRIDING SYSTEM VALUE
    SELECT (x.r).* FROM (SELECT unnest($1::text[])::copied AS r OFFSET 0) x`

  for await (const rows of batches) await queryUnlimited(client, insert, [rows])
  await client.query('DROP TABLE copied')
}

/** Drops all foreign keys; returns the statements that create them again. */
async function dropForeignKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted([name])}`)

  return rows.map(
    ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${quoted([name])} ${definition}`,
  )
}

function refuseOtherColumns(expected: readonly TableContent[], found: readonly TableContent[]): void {
  const columnsOf = new Map(found.map(({ name, columns }) => [name, columns.join()]))
  const other = expected.find(({ name, columns }) => columnsOf.get(name) !== columns.join())
  if (other) throw new CopyError(`The table ${other.name} has other columns than the one that is copied.`)
}

function refuseDifferences(expected: readonly TableContent[], found: readonly TableContent[]): void {
  const differing = listDifferences(expected, found)
  if (differing.length > 0)
    throw new CopyError(
      `These tables did not arrive as they were, so nothing was changed: ${differing.join(', ')}.`,
    )
}
