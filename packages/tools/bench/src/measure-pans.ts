import type { Browser } from '@playwright/test'
import { drag, openMap } from './map-page.ts'

const RUNS = 9

declare global {
  interface Window {
    letGoAt?: number
    listedAt?: number
  }
}

/** The times from the end of each pan until the list of the new area is rendered, in milliseconds. */
export async function measurePans(browser: Browser, url: string): Promise<number[]> {
  const page = await openMap(browser, url, async (opened) => {
    await opened.addInitScript(watchList)
  })
  const measured: number[] = []

  for (let run = 0; run < RUNS; run += 1) {
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

/** Runs in the page: observes the list's busy state. */
function watchList(): void {
  addEventListener('pointerup', () => (window.letGoAt = performance.now()), true)
  const look = () => {
    const isWaiting = document.querySelector('main section [aria-busy=true]') !== null
    if (isWaiting) wasWaiting = true
    // The list is in the DOM now, and on the screen with the next frame.
    if (!isWaiting && wasWaiting && window.letGoAt)
      requestAnimationFrame(() => (window.listedAt ??= performance.now()))
    if (!isWaiting) wasWaiting = false
    requestAnimationFrame(look)
  }
  let wasWaiting = false
  requestAnimationFrame(look)
}
