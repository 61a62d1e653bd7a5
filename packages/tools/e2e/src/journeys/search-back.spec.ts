// proves 2.54, 12.11, D6.5
import type { Locator } from '@playwright/test'
import { whenQuiet } from '../commands/when-quiet.ts'
import { ALLOWED_BY, test } from '../fixtures/map-test.ts'
import { expect } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchFilters } from '../pages/search-filters.ts'
import { SearchMap } from '../pages/search-map.ts'
import { SearchPage } from '../pages/search-page.ts'

const { en } = LANGUAGES

interface PlacedPin {
  readonly name: string | null
  readonly x: number
  readonly y: number
}

/** The pins on the map and their positions. */
function placesOf(pins: Locator): Promise<PlacedPin[]> {
  return pins.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y } = button.getBoundingClientRect()
      return { name: button.getAttribute('aria-label'), x, y }
    }),
  )
}

/** Flats at the edge may change with the last digit of an address, and clusters there with them. */
async function awayFromTheEdge(canvas: Locator, places: readonly PlacedPin[]): Promise<PlacedPin[]> {
  const box = await canvas.boundingBox()
  if (!box) throw new Error('The map is not in sight')
  const isInside = (at: number, from: number, length: number) => at > from + EDGE && at < from + length - EDGE

  return places.filter(({ x, y }) => isInside(x, box.x, box.width) && isInside(y, box.y, box.height))
}

/** Pixels: about the width of a pin. */
const EDGE = 80

/** The address is precise to about ten metres, which is one or two pixels. */
function without(places: readonly PlacedPin[], others: readonly PlacedPin[]): PlacedPin[] {
  return places.filter(
    ({ name, x, y }) =>
      !others.some((other) => other.name === name && Math.hypot(other.x - x, other.y - y) < 4),
  )
}

for (const provider of ['open', 'google'] as const) {
  test.describe(`the map of the ${provider} provider`, () => {
    test.use({ provider, allowed: ALLOWED_BY[provider] })

    // The map is beside the list on wide screens only.
    test('Back from a flat shows the map where it was left', { tag: '@one-size' }, async ({ page }) => {
      const search = new SearchPage(page, en)
      const map = new SearchMap(page, en)
      await search.open('?q=Berlin')
      await map.show()
      await map.drag()
      await expect(page).toHaveURL(/[?&]bounds=/)
      await whenQuiet(page)
      const address = page.url()
      const places = await awayFromTheEdge(map.canvas, await placesOf(map.pins.or(map.clusters)))
      expect(places.length).toBeGreaterThan(3)

      await search.openFirstFlat()
      await expect(page).toHaveURL(/\/flat\/\d+/)
      await page.goBack()

      await expect(page).toHaveURL(address)
      await expect.poll(async () => without(places, await placesOf(map.pins.or(map.clusters)))).toEqual([])
    })
  })
}

test('the page of the list survives a flat and a reload', { tag: '@one-size' }, async ({ page }) => {
  const search = new SearchPage(page, en)
  await search.open('?q=Berlin&sort=PRICE_ASC')
  const first = search.flats.first().getByRole('heading')
  const onFirstPage = (await first.textContent()) ?? ''
  await page.getByRole('link', { name: en.names.nextPage }).click()
  await expect(first).not.toHaveText(onFirstPage)
  const title = (await first.textContent()) ?? ''

  await search.openFirstFlat()
  await expect(page).toHaveURL(/\/flat\/\d+/)
  await page.goBack()
  await expect(first).toHaveText(title)
  await page.reload()

  await expect(first).toHaveText(title)
  await expect(page).toHaveURL(/\?q=Berlin&sort=PRICE_ASC&page=2$/)
})

test('Back takes the last filter away', { tag: '@one-size' }, async ({ page }) => {
  const search = new SearchPage(page, en)
  const filters = new SearchFilters(page, en)
  await search.open('?q=Berlin')
  const before = await search.total()
  await filters.open()
  await filters.sheet.getByRole('checkbox', { name: en.names.petsAllowed }).check()
  await expect(page).toHaveURL(/rules=PETS_ALLOWED/)
  await filters.show()
  await expect.poll(() => search.total()).toBeLessThan(before)

  await page.goBack()

  await expect(filters.chips).toHaveCount(0)
  await expect.poll(() => search.total()).toBe(before)
})

// On phones the map is a separate history entry.
test('moving the map adds no history entry: Back leads to the previous page', {
  tag: '@one-size',
}, async ({ page }) => {
  const map = new SearchMap(page, en)
  await page.goto('/help')
  await new SearchPage(page, en).open('?q=Berlin')
  await map.show()
  await map.drag()
  await expect(page).toHaveURL(/[?&]bounds=/)

  await page.goBack()

  await expect(page).toHaveURL(/\/help$/)
})
