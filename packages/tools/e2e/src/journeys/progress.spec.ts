// proves 2.96, 9.12
import type { Page } from '@playwright/test'
import { whenQuiet } from '../commands/when-quiet.ts'
import { leaveUndrawn } from '../failures/undrawn.ts'
import { expect, test } from '../fixtures/test.ts'

const FLATS = '**/api/flat/newest'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a slow request shows the progress bar until half a second after its end', async ({ page }) => {
  const shown = await watchBar(page)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await leaveUndrawn(page)
  await page.route(FLATS, async (route) => {
    await answered
    await route.fulfill({ json: { flats: [], cities: [] } })
  })

  await page.goto('/rent')
  const bar = page.locator('[data-progress="running"]')
  await expect(bar).toBeVisible()
  expect(await bar.evaluate((one) => getComputedStyle(one).animationDuration)).toBe('5s')
  answer()

  await expect
    .poll(async () => (await shown()).map(({ state }) => state))
    .toEqual(['running', 'done', 'gone'])
  const [, done, gone] = await shown()
  // Both are observed with the next frame, which may be late once.
  expect((gone?.at ?? 0) - (done?.at ?? 0)).toBeGreaterThanOrEqual(450)
})

test('a quick request shows no progress bar', async ({ page }) => {
  const shown = await watchBar(page)
  await page.route('**/api/**', (route) => route.fulfill({ json: [] }))

  await page.goto('/rent')
  await whenQuiet(page)

  expect(await shown()).toEqual([])
})

test.describe('when a request fails', () => {
  test.use({ allowed: { messages: [], failures: [/\/api\/flat\/list/] } })

  test('the progress bar shows a failure', async ({ page }) => {
    const shown = await watchBar(page)
    await leaveUndrawn(page)
    await page.route(FLATS, (route) => route.fulfill({ status: 500, json: { error: 'Out of order' } }))

    await page.goto('/rent')

    await expect.poll(async () => (await shown()).map(({ state }) => state)).toContain('failed')
  })
})

interface Sight {
  readonly state: string
  readonly at: number
}

/** Records the states of the progress bar with their times inside the page: it disappears too fast for assertions. */
async function watchBar(page: Page): Promise<() => Promise<Sight[]>> {
  await page.addInitScript(() => {
    const seen: { state: string; at: number }[] = []
    Object.assign(window, { seen })
    const look = () => {
      const bar = document.querySelector('[data-progress]')
      const state = bar?.getAttribute('data-progress') ?? 'gone'
      if (state !== (seen.at(-1)?.state ?? 'gone')) seen.push({ state, at: performance.now() })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

  return () => page.evaluate(() => (window as unknown as { seen: Sight[] }).seen)
}
