// The entry of a separate process with the marketplace, so that its CPU time is measured apart from the benchmark's.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@domizil/database'
import { createServer } from '@domizil/server'
import { fillFlats } from './fill-flats.ts'
import { createLandlord } from './landlord.ts'

/** CPU and SQL time of the last request. */
export interface Cost {
  requestCpuMs: number
  sqlMs: number
}

/** The first message of the process: its address and the token of a user who may upload a picture. */
export interface Opened {
  url: string
  token: string
  flatId: number
}

const MICROSECONDS = 1_000
const [place, flats] = process.argv.slice(2)
const database = await openDatabase(
  place?.startsWith('postgres') ? { url: place } : { folder: place ?? tmpdir() },
)
const recorded = recordQueries(database.pool)
const landlord = createLandlord()
const silent = () => undefined
const server = await createServer({
  pool: database.pool,
  identity: landlord.identity,
  productName: 'Domizil',
  storage: { kind: 'disk', folder: process.env['BENCH_STORAGE'] ?? tmpdir() },
  seal: { file: join(process.env['BENCH_STORAGE'] ?? tmpdir(), 'seal.pem'), isMade: true },
  dataKey: Buffer.alloc(32, 7),
  flatReview: false,
  trustProxy: true,
  log: { info: silent, warn: silent, error: console.error },
})
await fillFlats(database.pool, Number(flats))

let requestCpuMs = 0
const http = createHttpServer((request, response) => {
  const before = process.cpuUsage()
  recorded.begin()
  response.once('close', () => {
    const { user, system } = process.cpuUsage(before)
    requestCpuMs = (user + system) / MICROSECONDS
  })
  server.handle(request, response)
})
http.listen(0, '127.0.0.1')
await once(http, 'listening')

const { rows } = await database.pool.query<{ id: number }>('SELECT min(id) AS id FROM flat')
process.send?.({
  url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
  token: landlord.token,
  flatId: rows[0]?.id ?? 0,
} satisfies Opened)

process.on('message', () => void tellCost())
process.once('disconnect', () => process.exit())

async function tellCost(): Promise<void> {
  const startedAt = performance.now()
  await recorded.replay()
  process.send?.({ requestCpuMs, sqlMs: performance.now() - startedAt } satisfies Cost)
}

type Pool = Database['pool']

interface Query {
  text: string
  values: unknown[]
}

/** The queries of one request, to be replayed without the server. */
interface RecordedQueries {
  /** Starts a new recording. */
  begin(): void
  /** Runs the recorded queries over the same pool, with the same concurrency. */
  replay(): Promise<void>
}

/** Records the queries of a pool. */
function recordQueries(pool: Pool): RecordedQueries {
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
