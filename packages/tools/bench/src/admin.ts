// Benchmarks of the back office: every sort, filter, search and file of its long lists, and what a click adds to the
// page of a visitor, embedded and on PostgreSQL.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clicksOf, type Effort } from './admin/clicks.ts'
import { type ClickFigures, measureClicks } from './admin/measure-clicks.ts'
import { serveLists } from './admin/serve-lists.ts'
import { createDatabase } from './api/create-database.ts'
import { startLocalPostgres } from './api/local-postgres.ts'
import { percentile } from './api/percentile.ts'
import { ROOT } from './paths.ts'

type Kind = 'embedded' | 'postgres'

const { admin: budget } = JSON.parse(
  await readFile(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as { admin: { rows: number; maxClickMs: Record<Kind, Record<Effort, number>>; maxAddedMs: number } }
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

/** A click by its median, which a busy machine moves little; all of one effort by their 95th percentile. */
function judge(kind: Kind, clicks: readonly ClickFigures[]): void {
  const median = (numbers: readonly number[]) => percentile(numbers, 50)
  const slowest = clicks.toSorted((one, other) => median(other.times) - median(one.times)).slice(0, SLOWEST)
  console.table(
    slowest.map(({ list, what, locale, effort, times, added }) => ({
      list,
      effort,
      what,
      locale,
      'median ms': Math.round(median(times)),
      'most ms': Math.round(Math.max(...times)),
      'added ms': Math.round(median(added)),
    })),
  )
  const efforts = Object.entries(budget.maxClickMs[kind]).map(([effort, most]) => {
    const times = clicks.filter((click) => click.effort === effort).flatMap((click) => click.times)
    return { effort, most, count: times.length, p95: percentile(times, 95) }
  })
  console.table(efforts.map((row) => ({ ...row, p95: Math.round(row.p95) })))
  const added = percentile(
    clicks.flatMap((click) => click.added),
    95,
  )
  console.log(`${kind}: ${clicks.length} clicks; added to a visitor's page, p95 ${added.toFixed(0)} ms`)

  const problems = [
    ...efforts.flatMap(({ effort, most, p95 }) =>
      p95 > most ? [`the 95th percentile of ${effort}: ${p95.toFixed(0)} ms`] : [],
    ),
    ...(added > budget.maxAddedMs ? [`what clicks add to a page: ${added.toFixed(0)} ms`] : []),
    ...clicks.flatMap(({ list, what, locale, effort, times, added: more }) => [
      ...(median(times) > budget.maxClickMs[kind][effort]
        ? [`${list}, ${what}, ${locale}: ${median(times).toFixed(0)} ms`]
        : []),
      ...(median(more) > budget.maxAddedMs
        ? [`${list}, ${what}, ${locale}: adds ${median(more).toFixed(0)} ms to a page`]
        : []),
    ]),
  ]
  for (const problem of problems) console.log(`over budget: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
