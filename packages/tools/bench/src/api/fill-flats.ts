import { analyse, type Database } from '@domizil/database'
import { flatRow, germanCities, randomFrom } from './flat-rows.ts'

type Pool = Database['pool']

const ROWS_AT_ONCE = 1_000
const SEED = 7
/** The longest time that a timer of Node can wait. */
const LONGEST_MS = 2 ** 31 - 1
const COLUMNS = Object.keys(
  flatRow(0, { name: '', country: '', population: 0, loc: { coordinates: [0, 0] } }, () => 0),
)

/**
 * Lists so many flats, every other with days that are taken. The triggers are off meanwhile and what they would do is
 * done afterwards; indexes are made last, since that is faster.
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
 * The database plans the work on a flat once: a plan for small tables reads them whole for each flat of a large one,
 * until the database looks at them again. A server does so by itself.
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

/** A thousand flats, or an index over a million, take longer on a busy machine than any page may wait. */
async function withoutLimit<Row extends object>(
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
