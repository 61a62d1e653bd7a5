import type pg from 'pg'

/** The longest time that a timer of Node can wait. */
const LONGEST_MS = 2 ** 31 - 1

/** Runs statements without the time limit that pg puts on the queries of requests (its types do not know it). */
export async function runUnlimited(client: pg.PoolClient, text: string): Promise<void> {
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: LONGEST_MS }

  await client.query(query)
}
