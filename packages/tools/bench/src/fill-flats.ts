import { readFileSync } from 'node:fs'
import { analyse, type Database } from '@domizil/database'
import { germanPlaces } from '@domizil/e2e/crowd'

type Pool = Database['pool']
type Client = Pick<Pool, 'query'>

const ROWS_AT_ONCE = 20_000
const SEED = 0.7
/** The longest delay of a Node timer. */
const LONGEST_MS = 2 ** 31 - 1

/**
 * Inserts `count` listed flats near the centres of German cities, every other one with blocked days: made by the
 * database itself, as a million would take Node too long. Triggers are disabled meanwhile and their effects applied
 * afterwards; indexes are created last, which is faster.
 */
export async function fillFlats(pool: Pool, count: number): Promise<void> {
  const indexes = await dropIndexes(pool)
  await pool.query(
    `INSERT INTO app_user (id, email, given_name, family_name) VALUES ('bench', 'bench@example.org', 'Ben', 'Ch')`,
  )

  const places = germanPlaces()
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query(`ALTER TABLE flat DISABLE TRIGGER USER`)
    await client.query(`ALTER TABLE blocked_period DISABLE TRIGGER USER`)
    await client.query(await refreshOfRange(client))
    await client.query('SELECT setseed($1)', [SEED])
    for (let done = 0; done < count; done += ROWS_AT_ONCE) {
      await insertFlats(client, places, { from: done, count: Math.min(ROWS_AT_ONCE, count - done) })
    }
    await client.query(`ALTER TABLE flat ENABLE TRIGGER USER`)
    await client.query(`ALTER TABLE blocked_period ENABLE TRIGGER USER`)
    for (const index of indexes) await unlimited(client, index)
    // Autovacuum does it on a server: scans of an index alone need it.
    await unlimited(client, 'VACUUM ANALYZE flat_search')
    await client.query('RESET statement_timeout')
  } finally {
    client.release()
  }
  await analyse(pool)
}

async function insertFlats(
  client: Client,
  places: ReturnType<typeof germanPlaces>,
  { from, count }: { from: number; count: number },
): Promise<void> {
  const { names, latitudes, longitudes, starts, people } = places
  const { rows } = await unlimited<{ first: number; last: number }>(client, INSERT, [
    from,
    from + count - 1,
    names,
    latitudes,
    longitudes,
    starts,
    people,
  ])
  const [{ first, last } = { first: 0, last: 0 }] = rows
  await unlimited(
    client,
    `INSERT INTO blocked_period (flat_id, blocked_from, blocked_to)
     SELECT id, '2027-01-01'::date + id % 300, '2027-01-01'::date + id % 300 + 60
     FROM generate_series($1::int, $2::int) AS id WHERE id % 2 = 0`,
    [first, last],
  )
  await unlimited(client, 'SELECT pg_temp.refresh_flats($1::int, $2::int)', [first, last])
}

const INSERT = readFileSync(new URL('../sql/insert-flats.sql', import.meta.url), 'utf8')

/** The product's own function, for a range of flats at once: called for each, it takes ten times as long. */
async function refreshOfRange(client: Client): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_functiondef('refresh_flat_search'::regproc) AS definition`,
  )
  return (rows[0]?.definition ?? '')
    .replace(
      'public.refresh_flat_search(changed_flat_id integer)',
      'pg_temp.refresh_flats(first integer, last integer)',
    )
    .replaceAll('= changed_flat_id', 'BETWEEN first AND last')
}

async function dropIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename IN ('flat_search', 'flat_words') AND indexname NOT LIKE '%_pkey'`,
  )
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

/** Runs a statement that may take longer than those of pages: a list of 100,000 rows, say. */
export async function withoutLimit(pool: Pool, text: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await unlimited(client, text)
    await client.query('RESET statement_timeout')
  } finally {
    client.release()
  }
}

/** Without a limit of the client; that of the session is the caller's. */
function unlimited<Row extends object>(client: Client, text: string, values: unknown[] = []) {
  const query = { text, values, query_timeout: LONGEST_MS }
  return client.query<Row>(query as Pick<typeof query, 'text' | 'values'>)
}
