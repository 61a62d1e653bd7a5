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

test('the page of a flat keeps its layout while it loads', async ({ page }) => {
  await watchShifts(page)

  await page.goto(`/flat/${(await someFlat(page.request)).id}`)

  expect(await shiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
})

for (const status of ['DRAFT', 'ACTIVE'] as const) {
  for (const step of STEPS) {
    test(`step ${step} of the wizard keeps its layout while a flat loads that is ${status}`, async ({
      page,
    }) => {
      await watchShifts(page)
      await arriveAs(page, LANDLORD)
      const [flat] = (await ownFlats(page)).filter((one) => one.status === status)

      await page.goto(`/flat/${flat?.id}/edit?step=${step}`)

      expect(await shiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
    })
  }
}

test('the bookings of a landlord, of all flats and of one, keep their layout while they load', async ({
  page,
}) => {
  await watchShifts(page)
  await arriveAs(page, LANDLORD)
  const flats = await ownFlats(page)
  const asked = flats.find(({ openRequestCount }) => openRequestCount > 0)

  await page.goto('/flat/bookings')
  const ofAll = await shiftOf(page)
  await page.goto(`/flat/${asked?.id}/bookings`)
  const ofOne = await shiftOf(page)

  expect(ofAll).toBeLessThan(MAX_LAYOUT_SHIFT)
  expect(ofOne).toBeLessThan(MAX_LAYOUT_SHIFT)
})

test('the requests of a tenant keep their layout while they load', async ({ page }) => {
  await watchShifts(page)
  await arriveAs(page, TENANT)

  await page.goto('/my-requests')

  expect(await shiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT)
})

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
