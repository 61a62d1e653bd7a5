import type pg from 'pg'
import { queryUnlimited } from '../unlimited-query.ts'

/** What a table holds: equal on both sides of a copy. */
export interface TableContent {
  name: string
  /** Without those that are generated. */
  columns: string[]
  count: number
  /** Of the rows in any order. */
  sum: string
  /** The bytes of the largest row. */
  largest: number
}

/** A database at one moment. */
export interface Snapshot {
  /** The migrations that have made its tables, by owner. */
  migrations: Record<string, string[]>
  tables: TableContent[]
  /** The last value of each sequence; null for one that has not been used. */
  sequences: { name: string; last: string | null }[]
  /** The rows of a table, in batches of texts in PostgreSQL's own notation, which every version of it reads. */
  rowsOf(table: TableContent): AsyncIterable<string[]>
}

type Queryable = Pick<pg.PoolClient, 'query'>

/** How much of a table is in memory at once; a row that is larger goes alone. */
export const BATCH = { rows: 500, bytes: 8 * 2 ** 20 }

/** What a text depends on is the same on both sides. */
const NOTATION = [
  "SET LOCAL timezone = 'UTC'",
  "SET LOCAL datestyle = 'ISO, MDY'",
  "SET LOCAL intervalstyle = 'postgres'",
  'SET LOCAL extra_float_digits = 1',
  'SET LOCAL statement_timeout = 0',
].join(';')

/** Runs `work` with all tables as they are at one moment, and changes none. Tables whose name `isLeft` stay out. */
export async function readSnapshot<Result>(
  pool: pg.Pool,
  work: (snapshot: Snapshot) => Promise<Result>,
  isLeft: (table: string) => boolean = () => false,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(NOTATION)
    const result = await work({
      migrations: await readMigrationNames(client),
      tables: await readTables(client, isLeft),
      sequences: await readSequences(client),
      rowsOf: (table) => readRows(client, table),
    })
    await client.query('COMMIT')
    return result
  } finally {
    client.release(true)
  }
}

/** The tables of the product with count and sum, inside of a transaction. */
export async function readTables(
  client: Queryable,
  isLeft: (table: string) => boolean,
): Promise<TableContent[]> {
  await client.query(NOTATION)
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attname) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migration'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
  )

  const tables: TableContent[] = []
  for (const { name, columns } of rows.filter((row) => !isLeft(row.name)))
    tables.push({ name, columns, ...(await sumUp(client, name, columns)) })
  return tables
}

async function sumUp(client: Queryable, name: string, columns: string[]) {
  const { rows } = await queryUnlimited<{ count: number; sum: string; largest: number }>(
    client,
    `SELECT count(*) AS count, coalesce(sum(('x' || left(md5(row), 15))::bit(60)::bigint), 0)::text AS sum,
       coalesce(max(octet_length(row)), 0) AS largest
     FROM (SELECT r::text AS row FROM (SELECT ${quoted(columns)} FROM ${quoted([name])}) r OFFSET 0) texts`,
  )
  return rows[0] ?? { count: 0, sum: '0', largest: 0 }
}

async function* readRows(
  client: Queryable,
  { name, columns, largest }: TableContent,
): AsyncIterable<string[]> {
  const most = Math.max(1, Math.min(BATCH.rows, Math.floor(BATCH.bytes / Math.max(1, largest))))
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR SELECT r::text AS row FROM (SELECT ${quoted(columns)} FROM ${quoted([name])}) r`,
  )
  for (;;) {
    const { rows } = await queryUnlimited<{ row: string }>(client, `FETCH ${most} FROM copied`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < most) break
  }
  await client.query('CLOSE copied')
}

/** None in an empty database. Repeated ones make no tables. */
async function readMigrationNames(client: Queryable): Promise<Record<string, string[]>> {
  const found = await client.query<{ table: string | null }>(
    "SELECT to_regclass('schema_migration')::text AS table",
  )
  if (!found.rows[0]?.table) return {}

  const { rows } = await client.query<{ owner: string; names: string[] }>(
    "SELECT owner, array_agg(name ORDER BY name) AS names FROM schema_migration WHERE name !~ '^repeat_' GROUP BY owner",
  )
  return Object.fromEntries(rows.map(({ owner, names }) => [owner, names]))
}

async function readSequences(client: Queryable): Promise<Snapshot['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' ORDER BY sequencename`,
  )
  return rows
}

/** Names of tables and columns, as a list for a statement. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
}
