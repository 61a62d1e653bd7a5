// proves 14.27, 14.28
import type { Page } from '@playwright/test'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'

/** A page with a query as long as this is not drawn: its frame comes, as it does if the renderer has ended. */
const UNDRAWN = `?x=${'x'.repeat(2_001)}`

/** Holds back the code of the site until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/remotes/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Counts the pictures of the browser in which the page has no content, and how far its parts have moved. */
async function watchContent(page: Page): Promise<() => Promise<{ empty: number; moved: number }>> {
  await page.addInitScript(() => {
    const seen = { empty: 0, moved: 0 }
    Object.assign(window, { seen })
    const look = () => {
      const content = document.querySelector('[data-remote]') ?? document.querySelector('main')
      if (document.querySelector('main') && (content?.clientHeight ?? 0) < 100) seen.empty += 1
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        seen.moved += (shift as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { empty: number; moved: number } }).seen)
}

test.describe('a page that is not server-rendered', () => {
  for (const [path, area, words] of [
    ['/', 'shell', 'Furnished flats, from one month'],
    ['/de/search', 'remote', 'Möblierte Wohnungen zur Miete'],
    ['/flat/5', 'remote', ''],
  ] as const) {
    test(`comes with its frame, which becomes the page in one step: ${path}`, async ({ page }) => {
      const release = await holdScripts(page)
      const content = await watchContent(page)

      await page.goto(path + UNDRAWN, { waitUntil: 'commit' })
      await expect(page.locator('#root[data-frame]').getByRole('banner')).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words)
      release()
      await whenReady(page, area)

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { empty, moved } = await content()
      expect(empty).toBe(0)
      expect(moved).toBeLessThan(0.05)
    })
  }

  test('keeps what is typed before its code comes', async ({ page }) => {
    const release = await holdScripts(page)

    await page.goto(`/${UNDRAWN}`, { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: /where/i }).fill('Leipzig')
    release()
    await whenReady(page, 'shell')
    await page.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL(/\/search\?q=Leipzig/)
  })
})
