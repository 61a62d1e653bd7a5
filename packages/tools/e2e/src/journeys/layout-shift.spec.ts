// proves 22.64
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { someFlat } from '../commands/some-flat.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD, TENANT } from '../people.ts'

const MAX_LAYOUT_SHIFT = 0.02
const STEPS = [1, 2, 3, 4] as const
/** What a page, and a step of the wizard, shows in place of what is not there yet. */
const BUSY = '[aria-busy="true"]'
const STEP_BUSY = 'form > svg'

test('the page of a flat keeps its layout while it loads', async ({ page }) => {
  await watchShifts(page)

  await page.goto(`/flat/${(await someFlat(page.request)).id}`)

  expect(await shiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
})

for (const status of ['DRAFT', 'ACTIVE'] as const) {
  for (const step of STEPS) {
    test(`step ${step} of the wizard keeps its layout while a flat with the status ${status} loads`, async ({
      page,
    }) => {
      await watchShifts(page)
      await arriveAs(page, LANDLORD)
      const [flat] = (await ownFlats(page)).filter((one) => one.status === status)
      const held = await hold(page, `**/api/flat/api/${flat?.id}`, BUSY)

      await page.goto(`/flat/${flat?.id}/edit?step=${step}`)
      await expect.poll(() => held.count).toBe(1)

      expect(await shiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
    })
  }
}

test('the photos of a flat keep their place while code above them loads', async ({ page }) => {
  await watchShifts(page)
  await arriveAs(page, LANDLORD)
  const draft = (await ownFlats(page)).find(({ status }) => status === 'DRAFT')
  const held = await hold(page, '**/offer-fields.*.js', STEP_BUSY)

  await page.goto(`/flat/${draft?.id}/edit?step=2`)
  await expect.poll(() => held.count).toBe(1)
  await expect(page.locator(STEP_BUSY)).toHaveCount(0)

  expect(await shiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
})

test('the bookings of all flats and of one flat keep their layout while they load', async ({ page }) => {
  await watchShifts(page)
  await arriveAs(page, LANDLORD)
  const flats = await ownFlats(page)
  const asked = flats.find(({ openRequestCount }) => openRequestCount > 0)
  const held = await hold(page, /\/booking\/api\/(landlord|flat\/\d+)\/list/, BUSY)

  await page.goto('/flat/bookings')
  const ofAll = await shiftOf(page)
  await page.goto(`/flat/${asked?.id}/bookings`)
  const ofOne = await shiftOf(page)

  expect(ofAll).toBeLessThan(MAX_LAYOUT_SHIFT)
  expect(ofOne).toBeLessThan(MAX_LAYOUT_SHIFT)
  expect(held.count).toBeGreaterThan(1)
})

test('the requests of a tenant keep their layout while they load', async ({ page }) => {
  await watchShifts(page)
  await arriveAs(page, TENANT)

  await page.goto('/my-requests')

  expect(await shiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
})

/**
 * Lets the answers to some requests pass once the page has drawn what stands in their place: what comes before that shifts
 * nothing. Counts them.
 */
async function hold(page: Page, requests: string | RegExp, standIn: string): Promise<{ count: number }> {
  const held = { count: 0 }
  const drawn = page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1 }) })
  await page.route(requests, async (route) => {
    await drawn.locator(standIn).first().waitFor()
    held.count += 1
    await route.fallback()
  })
  return held
}

/** Sums up the layout shifts without user input, of each page by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) sum += entry.value
      document.documentElement.dataset.shift = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the page has shifted until all of it is there. */
async function shiftOf(page: Page): Promise<number> {
  await whenReady(page, 'remote')
  await expect(page.getByRole('main').locator('[aria-busy="true"], [data-loading]')).toHaveCount(0)
  await whenQuiet(page)

  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
}
