// Benchmarks of the API: searches among many flats on both databases, an upload, and the memory at rest.
import sharp from 'sharp'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { judge, percentile } from './budgets.ts'
import { germanCities, randomFrom, searchOf, WIDE_SEARCHES } from './city-searches.ts'
import { fillFlats } from './fill-flats.ts'
import { callApi, openBrowser } from './people/browser.ts'
import { LANDLORD } from './people/people.ts'
import { signIn } from './people/sign-in.ts'
import { residentMegabytes } from './processor-time.ts'
import { DATABASES, serveAlone } from './serve.ts'

/** Filling a million flats takes some minutes, on the embedded database almost an hour: BENCH_FLATS=1000000. */
const SIZES = (process.env['BENCH_FLATS'] ?? '10000,100000').split(',').map(Number)
const [WARM_UP, SEARCHES, UPLOADS] = [100, 150, 5]
const REST_MS = 20_000
/** One address asks for all. */
const NO_LIMITS = { RATE_LIMITS: 'search=1000000/60,uploads=1000/60' }
const KINDS = { 'map of a city': searchOf, ...WIDE_SEARCHES }

for (const flats of SIZES) for (const database of DATABASES) await measure(flats, database)
await measureAtRest()

async function measure(flats: number, database: string): Promise<void> {
  console.log(`Listing ${flats} flats on ${database} …`)
  const site = await serveAlone(NO_LIMITS, database, (pool) => fillFlats(pool, flats))
  try {
    const searches: Record<string, object> = {}
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
    const upload = { median: percentile(await upload12Megapixels(site.url), 50) }
    judge(`api, ${database}`, { ...searches, upload })
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

/** The times until all sizes of a photo are stored. */
async function upload12Megapixels(url: string): Promise<number[]> {
  const browser = openBrowser(url)
  const token = await (await signIn(browser, 'auth', LANDLORD))()
  const [flat] = await callApi<{ id: number }[]>(browser, 'GET /user/api/flat/list', { token })
  const times: number[] = []
  for (let index = 0; index < UPLOADS; index += 1) {
    const body = new FormData()
    body.append('file', new Blob([await photo(index)], { type: 'image/jpeg' }), 'photo.jpg')
    const startedAt = performance.now()
    const answer = await fetch(`${url}/api/flat/api/image/upload/${flat?.id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    if (!answer.ok) throw new Error(`an upload was answered with ${answer.status}: ${await answer.text()}`)
    times.push(performance.now() - startedAt)
  }
  return times
}

/** Coarse noise: compresses neither as well as one colour nor worse than a photo. */
async function photo(index: number): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 100 + index * 10, sigma: 60 } as const
  const small = await sharp({ create: { width: 500, height: 375, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  return new Uint8Array(
    await sharp(small).resize(4_000, 3_000, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer(),
  )
}
