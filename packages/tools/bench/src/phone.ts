// First visits on a slow phone, measured by Lighthouse. With `--profile` it prints where the processor goes in a visit of each
// page instead.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chosenBrowser } from '@domizil/e2e/chromium'
import { type BrowserContext, chromium } from '@playwright/test'
import { type Figures, judge, percentile } from './budgets.ts'
import { keptTool } from './kept-tool.ts'
import { printProfile } from './profile.ts'
import { serveAlone } from './serve.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const CHROME_PORT = 8397
/** A round trip of 150 ms and 1.6 Mbit/s, and the processor of a phone. */
const throttling = {
  requestLatencyMs: 150,
  downloadThroughputKbps: 1_600,
  uploadThroughputKbps: 750,
  cpuSlowdownMultiplier: 4,
}
/** Of Lighthouse's figure for the quiet reference machine: a slower one fails no page. */
const QUIET_SPEED = 2_000
/** With empty caches, with those of a visit before, and signed in with empty caches. */
const VISITS = [
  ['/', 'first'],
  ['/search', 'first'],
  ['/flat/1', 'first'],
  ['/de/search', 'first'],
  ['/search', 'second'],
  ['/flat/1', 'second'],
  ['/search', 'signed in'],
  ['/flat/1', 'signed in'],
] as const

interface Item {
  readonly name: string
  readonly startTime: number
  readonly url: string
  readonly resourceType: string
  readonly resourceSize: number
  readonly networkEndTime: number
}
interface Result {
  readonly lhr: {
    readonly environment: { readonly benchmarkIndex: number }
    readonly audits: Readonly<Record<string, { numericValue?: number; details?: { items: readonly Item[] } }>>
  }
}
type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<Result>

const lighthouse = await keptTool<Lighthouse>('lighthouse', '12.8.2', 'core/index.js')
const site = process.env['BENCH_URL'] ? undefined : await serveAlone()
const url = process.env['BENCH_URL'] ?? site?.url ?? ''
const folder = await mkdtemp(path.join(tmpdir(), 'domizil-bench-'))
try {
  if (process.argv.includes('--profile')) await profile()
  else {
    const rows: Record<string, Figures> = {}
    for (const [page, kind] of VISITS) rows[`${page}, ${kind}`] = await measure(page, kind)
    judge('phone', rows)
  }
} finally {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
}

/** The medians of several visits. The first visit of all finds neither drawn page nor warm code: it is not counted. */
async function measure(page: string, kind: (typeof VISITS)[number][1]): Promise<Figures> {
  const chrome = await openChrome(`${page}${kind}`)
  try {
    if (kind === 'signed in') await signIn(chrome)
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let run = 0; run <= RUNS; run += 1) visits.push(await visit(page, kind === 'second'))
    const names = Object.keys(visits[0] ?? {}) as (keyof (typeof visits)[number])[]
    return Object.fromEntries(
      names.map((name) => [
        name,
        percentile(
          visits.slice(1).map((one) => one[name]),
          50,
        ),
      ]),
    )
  } finally {
    await chrome.close()
  }
}

function openChrome(name: string): Promise<BrowserContext> {
  const { executablePath, env } = chosenBrowser('installed')
  return chromium.launchPersistentContext(path.join(folder, name.replaceAll(/\W/g, '')), {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${CHROME_PORT}`, '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
}

/** The profiles of second visits: the first one finds neither drawn page nor warm code. */
async function profile(): Promise<void> {
  const chrome = await openChrome('profile')
  for (const [page, kind] of VISITS) {
    if (kind !== 'first') continue
    const warm = await chrome.newPage()
    await warm.goto(url + page)
    await warm.close()
    await printProfile(chrome, { url: url + page, mark: markOf(page), throttling })
  }
  await chrome.close()
}

/** What a page sets when it is alive. */
function markOf(page: string): string {
  return /search|flat/.test(page) ? 'remote ready' : 'shell ready'
}

async function visit(page: string, keepsCaches: boolean) {
  const { lhr } = await lighthouse(url + page, {
    port: CHROME_PORT,
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    throttling,
    disableStorageReset: keepsCaches,
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
      'user-timings',
      'network-requests',
    ],
  })
  const valueOf = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const itemsOf = (audit: string) => lhr.audits[audit]?.details?.items ?? []
  const ready = itemsOf('user-timings').find(({ name }) => name === markOf(page))?.startTime ?? Number.NaN
  const requests = itemsOf('network-requests')
  const scripts = requests.filter((one) => one.url.endsWith('.js') && one.networkEndTime <= ready)
  const speed = lhr.environment.benchmarkIndex
  return {
    'first paint': valueOf('first-contentful-paint'),
    'largest paint': valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time') * Math.min(1, speed / QUIET_SPEED),
    shift: valueOf('cumulative-layout-shift'),
    ready,
    'HTML KB': (requests.find(({ resourceType }) => resourceType === 'Document')?.resourceSize ?? 0) / 1024,
    'scripts KB': await weigh(scripts.map((one) => one.url)),
    speed,
  }
}

/** The bodies of files as they are sent, without the headers that Lighthouse adds. */
async function weigh(files: readonly string[]): Promise<number> {
  const answers = await Promise.all(
    files.map((file) => fetch(file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })),
  )
  return answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0) / 1024
}

/** As the demo's tenant. */
async function signIn(chrome: BrowserContext): Promise<void> {
  const page = await chrome.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('input[name=username]').fill('tenant@domizil.example')
  await page.locator('input[name=password]').fill('zuhause-auf-zeit')
  await page.keyboard.press('Enter')
  await page.waitForURL((to) => to.href.startsWith(url) && !to.pathname.startsWith('/auth'))
  await page.waitForLoadState('networkidle')
  await page.close()
}
