// Benchmarks of the API: searches compared with their bare SQL on both databases, an upload, and the memory at rest.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from './api/create-database.ts'
import { type ApiBudgets, problemsOf, type Measured } from './api/judge.ts'
import { startLocalPostgres } from './api/local-postgres.ts'
import { measureMemory } from './api/measure-memory.ts'
import { measureSearch } from './api/measure-search.ts'
import { measureUpload } from './api/measure-upload.ts'
import { openMarketplace } from './api/open-marketplace.ts'
import { ROOT } from './paths.ts'

/** Filling a million flats takes some minutes: BENCH_FLATS=10000,100000,1000000. */
const SIZES = (process.env['BENCH_FLATS'] ?? '10000,100000').split(',').map(Number)
/** On the embedded database a million flats take almost an hour to fill: BENCH_DATABASES=postgres. */
const DATABASES = (process.env['BENCH_DATABASES'] ?? 'embedded,postgres').split(',')
const { api: budgets } = JSON.parse(
  await readFile(path.join(ROOT, 'packages/tools/bench/budgets.json'), 'utf8'),
) as {
  api: ApiBudgets
}
const work = await mkdtemp(path.join(tmpdir(), 'domizil-bench-api-'))
const isServerWanted = DATABASES.includes('postgres')
const local = process.env['DATABASE_URL'] || !isServerWanted ? undefined : await startLocalPostgres()
const server = isServerWanted ? (process.env['DATABASE_URL'] ?? local?.url) : undefined

try {
  const measured: Measured = { searches: [] }
  for (const flats of SIZES) {
    if (DATABASES.includes('embedded')) {
      await measure(measured, 'embedded', flats, path.join(work, `embedded-${flats}`))
    }
    if (!server) continue
    const database = await createDatabase(server)
    await measure(measured, 'postgres', flats, database.url)
    await database.drop()
  }
  if (isServerWanted && !server) console.log('No PostgreSQL found: set DATABASE_URL to measure one.')

  console.log('Measuring the memory at rest …')
  measured.residentMegabytes = await measureMemory(path.join(work, 'product'))
  console.log(`A photo of 12 megapixels to all sizes: ${measured.uploadMs?.toFixed(0)} ms`)
  console.log(`At rest, embedded: ${measured.residentMegabytes ?? '?'} MB`)
  const broken = problemsOf(measured, budgets)
  for (const problem of broken) console.log(`over budget: ${problem}`)
  process.exitCode = broken.length > 0 ? 1 : 0
} finally {
  await local?.stop()
  await rm(work, { recursive: true, force: true })
}

async function measure(measured: Measured, database: 'embedded' | 'postgres', flats: number, place: string) {
  console.log(`Listing ${flats} flats on ${database} …`)
  const marketplace = await openMarketplace(place, flats, path.join(work, 'files'))
  try {
    const search = { database, flats, ...(await measureSearch(marketplace)) }
    console.table([rowOf(search)])
    measured.searches.push(search)
    measured.uploadMs ??= await measureUpload(marketplace)
  } finally {
    await marketplace.stop()
  }
}

function rowOf({
  database,
  flats,
  p50,
  p95,
  sqlP50,
  sqlP95,
  cpu,
  meanFound,
  wide,
}: Measured['searches'][number]) {
  const short = (number: number) => Number(number.toFixed(1))
  return {
    database,
    flats,
    'p50 ms': short(p50),
    'p95 ms': short(p95),
    'SQL p50 ms': short(sqlP50),
    'SQL p95 ms': short(sqlP95),
    'HTTP adds %': Math.round((p50 / sqlP50 - 1) * 100),
    'CPU ms': short(cpu),
    'found on average': Math.round(meanFound),
    'place p95': short(wide.place.p95),
    'country p95': short(wide.country.p95),
    'everything p95': short(wide.everything.p95),
  }
}
