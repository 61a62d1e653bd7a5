import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Costs, startProfile } from './profile.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const states = new Map<string, Promise<State>>()

/** Cookies and storage of a browser in which the demo's tenant has signed in, once for each site. */
function signedInState(browser: Browser, origin: string): Promise<State> {
  const state = states.get(origin) ?? signIn(browser, origin)
  states.set(origin, state)
  return state
}

async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.locator('input[name=username]').fill('tenant@domizil.example')
  await page.locator('input[name=password]').fill('zuhause-auf-zeit')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.href.startsWith(origin) && !url.pathname.startsWith('/auth'))
  await page.waitForLoadState('networkidle')

  const state = await context.storageState()
  await context.close()
  return state
}

/** Whose visit it is: with empty caches, with those of a visit before, or with empty caches and signed in. */
export type VisitKind = 'first' | 'second' | 'signed in'

/** What a visitor notices of one visit; times in milliseconds from the start of the navigation. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  /** How long tasks blocked the page: what each took beyond 50 ms. */
  readonly blocked: number
  /** The cumulative layout shift. */
  readonly shift: number
  /** The content has its handlers. */
  readonly ready: number
  /** How many times slower the phone's processor was before the visit than on the quiet reference machine. */
  readonly slowness: number
  /** The page as it is parsed, and the scripts that came before it was ready as they were sent, in KB. */
  readonly html: number
  readonly scripts: number
}

/** A slow phone connection: a round trip of 150 ms and 1.6 Mbit/s. */
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** The processor of a phone, as a part of this machine's. */
const TIMES_SLOWER = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
}
/** A look at each frame would make the browser paint, with a slow processor. */
const POLLING_MS = 500
/** Later paints, shifts and tasks belong to no first view. */
const SETTLED_MS = 3_000

declare global {
  interface Window {
    visit: { largestPaint: number; blocked: number; shift: number }
  }
}

/** Visits a page with the connection and the processor of a phone. */
export async function measureVisit(browser: Browser, url: string, kind: VisitKind): Promise<Visit> {
  return (await visit(browser, url, kind)).noticed
}

/** The same, and where the processor goes. */
export async function profileVisit(
  browser: Browser,
  url: string,
  kind: VisitKind,
): Promise<Costs | undefined> {
  return (await visit(browser, url, kind, true)).costs
}

async function visit(browser: Browser, url: string, kind: VisitKind, isProfiled = false) {
  const context = await browser.newContext({
    ...PHONE,
    ...(kind === 'signed in' && { storageState: await signedInState(browser, new URL(url).origin) }),
  })
  if (kind === 'second') await visitBefore(context, url)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONNECTION)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
  const slowness = await measureSlowness(page)
  await page.addInitScript(observe)
  const stopProfile = isProfiled ? await startProfile(session) : undefined
  const isRemote = /\/(search|flat)/.test(url)

  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  const ready = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    `${isRemote ? 'remote' : 'shell'} ready`,
    { polling: POLLING_MS },
  )
  await page.waitForTimeout(SETTLED_MS)
  const costs = await stopProfile?.()
  const readyAt = (await ready.jsonValue()) ?? 0
  const found = await page.evaluate(readVisit, readyAt)
  await context.close()

  const noticed: Visit = {
    firstPaint: Math.round(found.firstPaint),
    largestPaint: Math.round(found.largestPaint),
    blocked: Math.round(found.blocked),
    shift: Number(found.shift.toFixed(3)),
    ready: Math.round(readyAt),
    slowness: Number(slowness.toFixed(2)),
    html: Number((found.html / 1024).toFixed(1)),
    scripts: Number((found.scripts / 1024).toFixed(1)),
  }
  return { noticed, costs }
}

/** Runs in the page. */
function readVisit(readyAt: number) {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= readyAt)
  return {
    ...window.visit,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    html: page?.decodedBodySize ?? 0,
    scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}

/** Milliseconds of the loop below on the quiet reference machine, with the processor of a phone. */
const QUICK_MS = 360

/** A fixed loop, on the processor of a phone: what else runs on this machine slows it as it slows the visit. */
async function measureSlowness(page: Page): Promise<number> {
  const milliseconds = await page.evaluate(() => {
    const begun = performance.now()
    let sum = 0
    for (let i = 0; i < 20_000_000; i += 1) sum = (sum * 31 + (i % 7)) % 1_000_003
    // Without its result the loop would be optimized away.
    return sum < 0 ? 0 : performance.now() - begun
  })
  return milliseconds / QUICK_MS
}

/** Fills the caches. */
async function visitBefore(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const found = { largestPaint: 0, blocked: 0, shift: 0 }
  window.visit = found
  const each = (type: string, run: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(run)).observe({ type, buffered: true })

  each('largest-contentful-paint', ({ startTime }) => (found.largestPaint = startTime))
  each('longtask', ({ duration }) => (found.blocked += Math.max(0, duration - 50)))
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) found.shift += value
  })
}
