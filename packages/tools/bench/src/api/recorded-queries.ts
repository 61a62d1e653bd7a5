import type { Database } from '@domizil/database'

type Pool = Database['pool']

interface Query {
  text: string
  values: unknown[]
}

/** The queries of one request, to be replayed without the server. */
export interface RecordedQueries {
  /** Starts a new recording. */
  begin(): void
  /** Runs the recorded queries over the same pool, with the same concurrency. */
  replay(): Promise<void>
}

/** Records the queries of a pool. */
export function recordQueries(pool: Pool): RecordedQueries {
  let rounds: Query[][] = []
  let running = 0
  let isRecording = false
  const followed = new WeakSet<object>()

  // Opening the database has left an idle connection: listening to `connect` alone would miss its queries.
  pool.on('acquire', (client) => {
    if (followed.has(client)) return
    followed.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (!isRecording || typeof text !== 'string') return query(text, values, ...rest)
      if (running === 0) rounds.push([])
      rounds.at(-1)?.push({ text, values: Array.isArray(values) ? values : [] })
      running += 1
      return Promise.resolve(query(text, values, ...rest)).finally(() => (running -= 1))
    }) as typeof client.query
  })

  return {
    begin: () => {
      rounds = []
      isRecording = true
    },
    replay: async () => {
      isRecording = false
      for (const queries of rounds)
        await Promise.all(queries.map(({ text, values }) => pool.query(text, values)))
    },
  }
}
