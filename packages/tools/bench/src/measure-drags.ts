import type { Browser, Page } from '@playwright/test'
import { drag, openMap } from './map-page.ts'

const PINS = 500
const RUNS = 6

declare global {
  interface Window {
    interactions?: number[]
    longestFrame?: number
  }
}

interface Answer {
  pins?: {
    id: number
    latitude: number
    longitude: number
    pricePerMonth: number
    bedrooms: number
    district: string
  }[]
}

/** The input delays and the longest time between two frames while 500 prices are dragged, in milliseconds. */
export async function measureDrags(browser: Browser, url: string) {
  const page = await openMap(browser, url, async (opened) => {
    await withManyPins(opened)
    await opened.addInitScript(watchPaint)
  })
  await page.evaluate(() => {
    window.interactions = []
    window.longestFrame = 0
  })

  for (let run = 0; run < RUNS; run += 1) await drag(page, run % 2 === 0 ? 160 : -160, 40)
  // Event timings are reported after the next frame.
  await page.waitForTimeout(500)
  const measured = await page.evaluate(() => ({
    interactions: window.interactions?.length ? window.interactions : [0],
    longestFrame: Math.round(window.longestFrame ?? 0),
  }))

  await page.context().close()
  return measured
}

/** Replaces the pins in the real answer by 500: the demo does not have as many in one place. */
async function withManyPins(page: Page): Promise<void> {
  await page.route('**/flat/search/filter', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    await route.fulfill({ response, json: { ...answer, clusters: undefined, pins: manyPins() } })
  })
}

function manyPins(): Answer['pins'] {
  return Array.from({ length: PINS }, (_, at) => ({
    id: 1_000_000 + at,
    latitude: 52.51 + 0.08 * Math.sqrt(at / PINS) * Math.sin(at * 2.4),
    longitude: 13.4 + 0.12 * Math.sqrt(at / PINS) * Math.cos(at * 2.4),
    pricePerMonth: 600 + at,
    bedrooms: at % 4,
    district: 'Mitte',
  }))
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
