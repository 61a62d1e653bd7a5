import type { Browser, Page } from '@playwright/test'

/** The middle of Berlin, at a zoom with prices and dots. */
export const AREA = '/search?bounds=52.56,13.48,52.46,13.32'

const CONNECTION = {
  offline: false,
  latency: 100,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
}

/** Opens the search with its map beside the list, over a slow connection. `prepare` runs before the navigation. */
export async function openMap(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<void>,
): Promise<Page> {
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
  await page.goto(url + AREA)
  await page.locator('[data-provider] button').first().waitFor()
  await page.waitForLoadState('networkidle')

  return page
}

/** Drags the map by a number of pixels and pauses before the release, so that it has no inertia. */
export async function drag(page: Page, byX: number, byY: number): Promise<void> {
  const box = await page.locator('[data-provider]').boundingBox()
  if (!box) throw new Error('The map is not in sight')
  const [x, y] = [box.x + box.width * 0.1, box.y + box.height * 0.55]

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byX, y + byY, { steps: 20 })
  await page.waitForTimeout(120)
  await page.mouse.up()
}
