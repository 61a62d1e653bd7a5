// First visits over a slow connection with empty caches: beside the same page without any script, which no page can be faster
// than, and beside the same sources as one bundle.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { type Figures, judge, percentile } from './budgets.ts'
import { openBrowser } from './open-browser.ts'
import { buildBaseline } from './pages/build-baseline.ts'
import { serve, serveAlone } from './serve.ts'

const SCRIPTS = /<script\b[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g
const COMPRESSED = /text|json|svg/
/** As pages are sent. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Serves the pages of a site without any script: no page with scripts can be seen earlier. */
async function serveWithoutScripts(site: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { 'user-agent': agent = '', accept = '*/*' } = request.headers
    void fetch(site + request.url, { headers: { 'user-agent': agent, accept } }).then((answer) =>
      pass(answer, response, site),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo

  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

async function pass(answer: Response, response: ServerResponse, site: string): Promise<void> {
  const { headers, status } = answer
  const type = headers.get('content-type') ?? ''
  const body = type.startsWith('text/html')
    ? Buffer.from((await answer.text()).replaceAll(SCRIPTS, '').replaceAll(site, ''))
    : Buffer.from(await answer.arrayBuffer())
  const isCompressed = COMPRESSED.test(type)

  response.writeHead(status, {
    'content-type': type,
    'cache-control': headers.get('cache-control') ?? '',
    ...(isCompressed && { 'content-encoding': 'br' }),
  })
  response.end(isCompressed ? brotliCompressSync(body, QUALITY) : body)
}

/** The milliseconds of one first visit, from the start of the navigation. */
interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  /** Until the expected element is visible. */
  readonly card: number
  /** Until the page has its handlers; NaN for a page without scripts. */
  readonly alive: number
}

/** A round trip of 100 ms and 10 Mbit/s: an average phone connection. */
const CONNECTION = {
  offline: false,
  latency: 100,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
}
const TIMEOUT_MS = 60_000

/**
 * Visits a page with empty caches over a slow connection.
 * @param selector the element that is waited for.
 * @param mark the name of the mark that the page sets once it has its handlers, if it has any.
 */
async function measurePage(
  browser: Browser,
  url: string,
  { selector, mark }: { selector: string; mark: string | undefined },
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', CONNECTION)
    await page.addInitScript(watchFor, selector)

    await page.goto(url, { waitUntil: 'load' })
    const has = (name: string | undefined) => !name || performance.getEntriesByName(name).length > 0
    await page.waitForFunction(() => window.appearedAt, undefined, { timeout: TIMEOUT_MS })
    await page.waitForFunction(has, mark, { timeout: TIMEOUT_MS })
    await page.waitForLoadState('networkidle')
    return await page.evaluate(readTimes, mark)
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    appearedAt?: number
    largestPaint?: number
  }
}

/** Runs in the page, before its own scripts. */
function watchFor(selector: string): void {
  const look = () => {
    const element = document.querySelector(selector)
    if (element && element.getBoundingClientRect().height > 0) window.appearedAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? Number.NaN
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Runs in the page. */
function readTimes(mark: string | undefined): Visit {
  const startOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
  return {
    firstPaint: startOf('first-contentful-paint'),
    largestPaint: window.largestPaint ?? Number.NaN,
    card: window.appearedAt ?? Number.NaN,
    alive: mark ? startOf(mark) : Number.NaN,
  }
}

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const BUNDLE_PORT = 8392
const PAGES = [
  { path: '/', selector: 'main article', mark: 'shell ready' },
  { path: '/search', selector: 'main article', mark: 'remote ready' },
  { path: '/flat/1', selector: 'main h1', mark: 'remote ready' },
] as const

const folder = await mkdtemp(path.join(tmpdir(), 'domizil-bench-'))
const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
try {
  console.log('Building the same sources as one bundle …')
  const REGISTRY_FOLDER = await buildBaseline(folder)
  const ours = await serveAlone()
  closing.push(ours.stop)
  const { url } = ours
  const bundle = await serve(BUNDLE_PORT, { REGISTRY_FOLDER, API_URL: url, IDENTITY_URL: url })
  closing.push(bundle.stop)
  const floor = await serveWithoutScripts(url)
  closing.push(floor.stop)
  const browser = await openBrowser()
  closing.push(() => browser.close())

  const rows: Record<string, Figures> = {}
  for (const page of PAGES) {
    const visits: Record<'ours' | 'bundle' | 'floor', Visit[]> = { ours: [], bundle: [], floor: [] }
    // In turn, so that drift of the machine affects all of them.
    for (let run = 0; run < RUNS; run += 1) {
      visits.ours.push(await measurePage(browser, ours.url + page.path, page))
      visits.bundle.push(await measurePage(browser, bundle.url + page.path, page))
      visits.floor.push(await measurePage(browser, floor.url + page.path, { ...page, mark: undefined }))
    }
    rows[page.path] = compare(medians(visits.ours), medians(visits.bundle), medians(visits.floor))
  }
  judge('pages', rows)
} finally {
  for (const close of closing.toReversed()) await close()
}

function medians(visits: readonly Visit[]): Visit {
  const middle = (name: keyof Visit) =>
    percentile(
      visits.map((visit) => visit[name]),
      50,
    )
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    card: middle('card'),
    alive: middle('alive'),
  }
}

function compare(ours: Visit, bundle: Visit, floor: Visit): Figures {
  const times = (name: keyof Visit, other: Visit) => Number((ours[name] / other[name]).toFixed(2))
  return {
    ...ours,
    'first paint by the floor': times('firstPaint', floor),
    'largest paint by the floor': times('largestPaint', floor),
    'first card by one bundle': times('card', bundle),
    'alive by one bundle': times('alive', bundle),
  }
}
