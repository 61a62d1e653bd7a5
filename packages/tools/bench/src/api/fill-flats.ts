import { analyse, type Database } from '@domizil/database'
import { flatRow, germanCities, randomFrom } from './flat-rows.ts'

type Pool = Database['pool']

const ROWS_AT_ONCE = 1_000
const SEED = 7
/** The longest delay of a Node timer. */
const LONGEST_MS = 2 ** 31 - 1
const COLUMNS = Object.keys(
  flatRow(0, { name: '', country: '', population: 0, loc: { coordinates: [0, 0] } }, () => 0),
)

/**
 * Inserts `count` listed flats, every other one with blocked days. Triggers are disabled meanwhile and their effects
 * applied afterwards; indexes are created last, which is faster.
 */
export async function fillFlats(pool: Pool, count: number): Promise<void> {
  const indexes = await dropIndexes(pool)
  await pool.query(`ALTER TABLE flat DISABLE TRIGGER USER`)
  await pool.query(`ALTER TABLE blocked_period DISABLE TRIGGER USER`)
  await pool.query(
    `INSERT INTO app_user (id, email, given_name, family_name) VALUES ('bench', 'bench@example.org', 'Ben', 'Ch')`,
  )

  const random = randomFrom(SEED)
  const city = germanCities(random)
  for (let done = 0; done < count; done += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - done) }, (_, index) =>
      flatRow(done + index, city(), random),
    )
    await insertFlats(pool, rows)
    if (isPowerOfTwo(done / ROWS_AT_ONCE + 1)) await pool.query('ANALYZE')
  }

  await pool.query(`ALTER TABLE flat ENABLE TRIGGER USER`)
  await pool.query(`ALTER TABLE blocked_period ENABLE TRIGGER USER`)
  for (const index of indexes) await withoutLimit(pool, index)
  await analyse(pool)
}

/**
 * PostgreSQL caches the plan of the statements: one made for small tables would scan the large ones until they are
 * analysed. On a server autovacuum does that.
 */
function isPowerOfTwo(number: number): boolean {
  return Number.isInteger(Math.log2(number))
}

async function insertFlats(pool: Pool, rows: readonly object[]): Promise<void> {
  const columns = COLUMNS.join(', ')
  const added = await withoutLimit<{ id: number }>(
    pool,
    `INSERT INTO flat (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::flat, $1) RETURNING id`,
    [JSON.stringify(rows)],
  )
  const ids = added.map(({ id }) => id)
  await withoutLimit(
    pool,
    `INSERT INTO blocked_period (flat_id, blocked_from, blocked_to)
     SELECT id, '2027-01-01'::date + id % 300, '2027-01-01'::date + id % 300 + 60
     FROM unnest($1::int[]) AS id WHERE id % 2 = 0`,
    [ids],
  )
  await withoutLimit(pool, `SELECT count(refresh_flat_search(id)) FROM unnest($1::int[]) AS id`, [ids])
}

async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename IN ('flat_search', 'flat_words') AND indexname NOT LIKE '%_pkey'`,
  )
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Runs a statement that may take longer than those of pages: a batch of flats, or an index over a million. */
export async function withoutLimit<Row extends object>(
  pool: Pool,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    const query = { text, values, query_timeout: LONGEST_MS }
    const { rows } = await client.query<Row>(query as Pick<typeof query, 'text' | 'values'>)
    await client.query('RESET statement_timeout')
    return rows
  } finally {
    client.release()
  }
}
