// Benchmarks of the API: searches among many flats on both databases, and the memory at rest.
import { setTimeout as wait } from 'node:timers/promises'
import { germanCities, randomFrom, searchOf, WIDE_SEARCHES } from '@domizil/e2e/crowd'
import { ask } from './ask.ts'
import { type Figures, judge, percentile } from './budgets.ts'
import { fillFlats } from './fill-flats.ts'
import { residentMegabytes } from './processor-time.ts'
import { DATABASES, serveAlone } from './serve.ts'

/** Filling a million flats takes some minutes, on the embedded database almost an hour: BENCH_FLATS=1000000. */
const SIZES = (process.env['BENCH_FLATS'] ?? '10000,100000').split(',').map(Number)
const [WARM_UP, SEARCHES] = [100, 150]
const REST_MS = 20_000
/** One address asks for all. */
const NO_LIMITS = { RATE_LIMITS: 'search=1000000/60' }
const KINDS = { 'map of a city': searchOf, ...WIDE_SEARCHES }

for (const flats of SIZES) for (const database of DATABASES) await measure(flats, database)
await measureAtRest()

async function measure(flats: number, database: string): Promise<void> {
  console.log(`Listing ${flats} flats on ${database} …`)
  const site = await serveAlone(NO_LIMITS, database, (pool) => fillFlats(pool, flats))
  try {
    const searches: Record<string, Figures> = {}
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const random = randomFrom(11)
      const city = germanCities(random)
      const times = await ask(
        `${site.url}/api/flat/search/filter`,
        Array.from({ length: WARM_UP + SEARCHES }, () => ({
          path: '/api/flat/search/filter',
          method: 'POST' as const,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(KINDS[kind](city(), random)),
        })),
      )
      const counted = times.slice(WARM_UP)
      searches[kind] = { median: percentile(counted, 50), '95 %': percentile(counted, 95) }
    }
    judge(`api, ${database}`, searches)
  } finally {
    await site.stop()
  }
}

/** Of the second start, as the first loads the demo. */
async function measureAtRest(): Promise<void> {
  const site = await serveAlone({}, 'embedded', async () => undefined)
  try {
    await wait(REST_MS)
    judge('api, at rest', { memory: { MB: residentMegabytes(site.pid) } })
  } finally {
    await site.stop()
  }
}
