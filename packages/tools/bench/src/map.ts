// Benchmarks of the map over a round trip of 100 ms: the time from the end of a pan to the new list among 100,000 flats, and
// the input delay and frame rate while 500 prices are dragged.
import type { Database } from '@domizil/database'
import type { Page } from '@playwright/test'
import { judge, percentile } from './budgets.ts'
import { fillFlats } from './fill-flats.ts'
import { openBrowser } from './open-browser.ts'
import { DATABASES, serveAlone } from './serve.ts'

/** Fewer flats make a quick trial run: BENCH_MAP_FLATS=5000. */
const FLATS = Number(process.env['BENCH_MAP_FLATS'] ?? 100_000)
/** The middle of Berlin, at a zoom with prices and dots. */
const AREA = '/search?bounds=52.56,13.48,52.46,13.32'
const [PANS, DRAGS, PINS] = [9, 6, 500]
const CONNECTION = {
  offline: false,
  latency: 100,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
}

declare global {
  interface Window {
    letGoAt?: number
    listedAt?: number
    interactions?: number[]
    longestFrame?: number
  }
}

console.log(`Listing ${FLATS} flats …`)
const site = await serveAlone({}, DATABASES[0], async (pool) => {
  await fillFlats(pool, FLATS)
  await addPictures(pool)
})
const browser = await openBrowser()
try {
  const pans = await measurePans()
  const drags = await measureDrags()
  judge('map', {
    'pan to new list': { median: percentile(pans, 50) },
    'interaction with 500 pins': { most: Math.max(...drags.interactions) },
    'frame while dragging': { most: drags.longestFrame },
  })
} finally {
  await browser.close()
  await site.stop()
}

/** Three pictures of other flats for each around Berlin: a list without pictures would render faster than a real one. */
async function addPictures(pool: Database['pool']): Promise<void> {
  await pool.query(
    `WITH known AS (
       SELECT row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS total, key, derivatives FROM flat_image
     )
     INSERT INTO flat_image (flat_id, key, rank, main_image, derivatives)
     SELECT f.id, known.key, rank, rank = 0, known.derivatives
     FROM flat AS f CROSS JOIN generate_series(0, 2) AS rank
     JOIN known ON known.at = (f.id * 3 + rank) % known.total
     WHERE f.owner_id = 'bench' AND f.latitude BETWEEN 52.3 AND 52.7 AND f.longitude BETWEEN 13 AND 13.8`,
  )
}

/** The times from the end of each pan until the list of the new area is rendered. */
async function measurePans(): Promise<number[]> {
  const page = await openMap((opened) => opened.addInitScript(watchList))
  const measured: number[] = []
  for (let run = 0; run < PANS; run += 1) {
    await page.evaluate(() => {
      delete window.letGoAt
      delete window.listedAt
    })
    // Never back to a previous area: its result is cached.
    await drag(page, run % 2 === 0 ? 90 : -70, 30)
    await page.waitForFunction(() => window.listedAt)
    measured.push(await page.evaluate(() => (window.listedAt ?? 0) - (window.letGoAt ?? 0)))
  }
  await page.context().close()
  return measured
}

/** The input delays and the longest time between two frames while 500 prices are dragged: the demo has fewer in one place. */
async function measureDrags() {
  const page = await openMap(async (opened) => {
    await opened.route('**/flat/search/filter', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as object
      await route.fulfill({ response, json: { ...answer, clusters: undefined, pins: manyPins() } })
    })
    await opened.addInitScript(watchPaint)
  })
  await page.evaluate(() => {
    window.interactions = []
    window.longestFrame = 0
  })
  for (let run = 0; run < DRAGS; run += 1) await drag(page, run % 2 === 0 ? 160 : -160, 40)
  // Event timings are reported after the next frame.
  await page.waitForTimeout(500)
  const measured = await page.evaluate(() => ({
    interactions: window.interactions?.length ? window.interactions : [0],
    longestFrame: Math.round(window.longestFrame ?? 0),
  }))
  await page.context().close()
  return measured
}

function manyPins() {
  return Array.from({ length: PINS }, (_, at) => ({
    id: 1_000_000 + at,
    latitude: 52.51 + 0.08 * Math.sqrt(at / PINS) * Math.sin(at * 2.4),
    longitude: 13.4 + 0.12 * Math.sqrt(at / PINS) * Math.cos(at * 2.4),
    pricePerMonth: 600 + at,
    bedrooms: at % 4,
    district: 'Mitte',
  }))
}

/** Opens the search with its map beside the list. `prepare` runs before the navigation. */
async function openMap(prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONNECTION)
  await prepare(page)
  await page.goto(site.url + AREA)
  await page.locator('[data-provider] button').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Drags the map by a number of pixels and pauses before the release, so that it has no inertia. */
async function drag(page: Page, byX: number, byY: number): Promise<void> {
  const box = await page.locator('[data-provider]').boundingBox()
  if (!box) throw new Error('The map is not in sight')
  const [x, y] = [box.x + box.width * 0.1, box.y + box.height * 0.55]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byX, y + byY, { steps: 20 })
  await page.waitForTimeout(120)
  await page.mouse.up()
}

/** Runs in the page: observes the list's busy state. */
function watchList(): void {
  addEventListener('pointerup', () => (window.letGoAt = performance.now()), true)
  let wasWaiting = false
  const look = () => {
    const isWaiting = document.querySelector('main section [aria-busy=true]') !== null
    // The list is in the DOM now, and on the screen with the next frame.
    if (!isWaiting && wasWaiting && window.letGoAt)
      requestAnimationFrame(() => (window.listedAt ??= performance.now()))
    wasWaiting = isWaiting
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page. Durations below 16 ms are one frame and not reported by the browser. */
function watchPaint(): void {
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.interactions?.push(Math.round(entry.duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)

  let last = performance.now()
  const next = (now: number) => {
    window.longestFrame = Math.max(window.longestFrame ?? 0, now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
