// Benchmarks of the back office: every sort, filter, search and file of its long lists, and what a click adds to the
// page of a visitor, embedded and on PostgreSQL.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clicksOf } from './admin/clicks.ts'
import { type ClickFigures, measureClicks } from './admin/measure-clicks.ts'
import { serveLists } from './admin/serve-lists.ts'
import { createDatabase } from './api/create-database.ts'
import { startLocalPostgres } from './api/local-postgres.ts'
import { percentile } from './api/percentile.ts'
import { ROOT } from './paths.ts'

type Kind = 'embedded' | 'postgres'

const { admin: budget } = JSON.parse(
  await readFile(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as { admin: { rows: number; maxClickMs: Record<Kind, number>; maxAddedMs: number } }
/** Fewer rows make a quick trial run: BENCH_ADMIN_ROWS=2000. */
const ROWS = Number(process.env['BENCH_ADMIN_ROWS'] ?? budget.rows)
const DATABASES = (process.env['BENCH_DATABASES'] ?? 'postgres,embedded').split(',')
const SLOWEST = 12

const work = await mkdtemp(path.join(tmpdir(), 'domizil-bench-admin-'))
const isServerWanted = DATABASES.includes('postgres')
const local = process.env['DATABASE_URL'] || !isServerWanted ? undefined : await startLocalPostgres()
const server = isServerWanted ? (process.env['DATABASE_URL'] ?? local?.url) : undefined

try {
  if (server) {
    const database = await createDatabase(server)
    await measure('postgres', database.url)
    await database.drop()
  } else if (isServerWanted) console.log('No PostgreSQL found: set DATABASE_URL to measure one.')
  if (DATABASES.includes('embedded')) await measure('embedded', path.join(work, 'embedded'))
} finally {
  await local?.stop()
  await rm(work, { recursive: true, force: true })
}

async function measure(kind: Kind, place: string): Promise<void> {
  console.log(`Filling lists with ${ROWS} rows on ${kind} …`)
  const site = await serveLists(place, ROWS, work)
  try {
    judge(kind, await measureClicks(site, clicksOf(ROWS)))
  } finally {
    await site.stop()
  }
}

function judge(kind: Kind, clicks: readonly ClickFigures[]): void {
  const slowest = clicks.toSorted((one, other) => other.p95 - one.p95).slice(0, SLOWEST)
  console.table(
    slowest.map(({ list, what, p95, added }) => ({
      list,
      what,
      'p95 ms': Math.round(p95),
      'added ms': Math.round(added),
    })),
  )
  const added = clicks.map((click) => click.added)
  const times = clicks.map(({ p95 }) => p95)
  console.log(
    `${kind}: ${clicks.length} clicks, p95 of all ${percentile(times, 95).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms; to a visitor's page p95 ${percentile(added, 95).toFixed(0)} ms, most ${Math.max(...added).toFixed(0)} ms`,
  )

  const problems = clicks.flatMap(({ list, what, p95, added: more }) => [
    ...(p95 > budget.maxClickMs[kind] ? [`${list}, ${what}: ${p95.toFixed(0)} ms`] : []),
    ...(more > budget.maxAddedMs ? [`${list}, ${what}: adds ${more.toFixed(0)} ms to a page`] : []),
  ])
  for (const problem of problems) console.log(`over budget: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
