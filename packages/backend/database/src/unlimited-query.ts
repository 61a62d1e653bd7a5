import type pg from 'pg'

/** The longest delay of a Node timer. */
const LONGEST_MS = 2 ** 31 - 1

/** Runs statements without pg's time-out for queries of requests (an option that its types do not declare). */
export async function queryUnlimited<Row extends pg.QueryResultRow>(
  client: Pick<pg.PoolClient, 'query'>,
  text: string,
  values?: unknown[],
): Promise<pg.QueryResult<Row>> {
  const query: pg.QueryConfig & { query_timeout: number } = {
    text,
    query_timeout: LONGEST_MS,
    ...(values && { values }),
  }

  return client.query<Row>(query)
}
