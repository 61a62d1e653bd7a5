import type pg from 'pg'

/** The longest delay of a Node timer. */
const LONGEST_MS = 2 ** 31 - 1

/** Runs statements without pg's time-out for queries of requests (an option that its types do not declare). */
export async function runUnlimited(client: pg.PoolClient, text: string): Promise<void> {
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: LONGEST_MS }

  await client.query(query)
}
