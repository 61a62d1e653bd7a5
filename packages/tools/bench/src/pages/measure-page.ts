import type { Browser } from '@playwright/test'

/** The milliseconds of one first visit, from the start of the navigation. */
export interface Visit {
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
export async function measurePage(
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
