// Benchmark of a site in use: visitors, tenants and landlords over HTTP, on PostgreSQL if there is one.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { randomFrom } from './api/city-searches.ts'
import { createDatabase } from './api/create-database.ts'
import { startLocalPostgres } from './api/local-postgres.ts'
import { callApi, openBrowser } from './load/browser.ts'
import { type LoadBudgets, noFigures, problemsOf, rowsOf } from './load/figures.ts'
import { invite, live } from './load/people.ts'
import { readProcess } from './load/process-figures.ts'
import { ROOT } from './paths.ts'
import { serve } from './serve.ts'

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 120)
const PEOPLE = Number(process.env['LOAD_PEOPLE'] ?? 50)
const [PORT, METRICS_PORT] = [8395, 8396]

const { load: budgets } = JSON.parse(
  await readFile(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as { load: LoadBudgets }
const work = await mkdtemp(path.join(tmpdir(), 'domizil-bench-load-'))
const local = process.env['DATABASE_URL'] ? undefined : await startLocalPostgres()
const server = process.env['DATABASE_URL'] ?? local?.url
const database = server === undefined ? undefined : await createDatabase(server)

try {
  console.log(`Starting a site on ${database ? 'PostgreSQL' : 'the embedded database'} …`)
  const site = await serve(PORT, {
    DATA_FOLDER: path.join(work, 'data'),
    METRICS_PORT: String(METRICS_PORT),
    DEMO_DATA: 'on',
    // Each person has an address; the browsers of the landlord share one account, and tenants never rest.
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'messages=100000/600,requests=100000/3600',
    ...(database && { DATABASE_URL: database.url }),
  })
  try {
    await measure(site.url)
  } finally {
    await site.stop()
  }
} finally {
  await database?.drop()
  await local?.stop()
  await rm(work, { recursive: true, force: true })
}

async function measure(origin: string): Promise<void> {
  const listed = await callApi<{ id: number }[]>(openBrowser(origin), 'GET /flat/list')
  const figures = noFigures()
  const place = { origin, figures, flatIds: listed.map(({ id }) => id), random: randomFrom(7) }
  const people = await invite(place, PEOPLE)

  console.log(`${PEOPLE} people for ${SECONDS} s, load of the machine ${loadavg()[0]?.toFixed(1)} …`)
  const before = await readProcess(METRICS_PORT)
  const until = performance.now() + SECONDS * 1_000
  await Promise.all(people.map((step) => live(step, place, () => performance.now() < until)))
  const after = await readProcess(METRICS_PORT)

  console.table(rowsOf(figures))
  console.log(
    `Memory ${before.megabytes} MB, at the end ${after.megabytes}; delay of the event loop p99 ${after.loopP99Ms} ms, ` +
      `at most ${after.loopMaxMs}; ${after.processorSeconds - before.processorSeconds} s of processor; ` +
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
  )
  const problems = problemsOf(figures, after.megabytes, budgets)
  for (const problem of problems) console.log(`over budget: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
