import type { Browser, CDPSession } from '@playwright/test'

/** The cost of one first visit. */
export interface Visit {
  /** From the start of the navigation until the expected element is visible, in milliseconds. */
  readonly milliseconds: number
  /** Transferred bytes of scripts and styles, until nothing more is asked for. */
  readonly scriptBytes: number
  readonly styleBytes: number
  /** Requests until it was visible, including the page. */
  readonly requests: number
}

/** A round trip of 100 ms and 10 Mbit/s: an average phone connection. */
const CONNECTION = {
  offline: false,
  latency: 100,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
}

/** Visits a page with empty caches over a slow connection, until `selector` is visible. */
export async function measurePage(browser: Browser, url: string, selector: string): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', CONNECTION)
  const traffic = countTraffic(session)
  await page.addInitScript(watchFor, selector)

  await page.goto(url, { waitUntil: 'commit' })
  const milliseconds = await page.waitForFunction(() => window.appearedAt, undefined, { timeout: 60_000 })
  const { requests } = traffic()
  // A drawn page is seen before its code: the bytes are those of a page that works.
  await page.waitForLoadState('networkidle')
  const visit = { milliseconds: Math.round((await milliseconds.jsonValue()) ?? 0), ...traffic(), requests }

  await context.close()
  return visit
}

declare global {
  interface Window {
    appearedAt?: number
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
}

function countTraffic(session: CDPSession): () => Omit<Visit, 'milliseconds'> {
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let requests = 0

  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (request.url.startsWith('data:')) return
    types.set(requestId, type)
    requests += 1
  })
  // A preload is classified by its file name: its resource type is `Other`.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) types.set(requestId, 'Script')
    if (/css/.test(response.mimeType)) types.set(requestId, 'Stylesheet')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })

  return () => ({ scriptBytes: bytes['Script'] ?? 0, styleBytes: bytes['Stylesheet'] ?? 0, requests })
}
