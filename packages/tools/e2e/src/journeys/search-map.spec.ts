// proves 2.14, 2.54, 16.55
import { isCovering } from '../commands/covering.ts'
import { countSearches } from '../commands/count-searches.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { ALLOWED_BY, type MapProvider, test } from '../fixtures/map-test.ts'
import { expect } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchMap } from '../pages/search-map.ts'
import { SearchPage } from '../pages/search-page.ts'

const { en } = LANGUAGES
/** How the map is laid out differs by width, what a provider does not. */
const oncePer = (provider: MapProvider) => ({ tag: provider === 'google' ? '@one-size' : [] })

for (const provider of ['open', 'google'] as const) {
  test.describe(`the map of the ${provider} provider`, () => {
    // One worker for each: starting the instance with a key takes longer than a journey.
    test.describe.configure({ mode: 'default' })
    test.use({ provider, allowed: ALLOWED_BY[provider] })

    test('moving the map is exactly one search, for the new area', oncePer(provider), async ({ page }) => {
      const map = new SearchMap(page, en)
      await new SearchPage(page, en).open('?q=Berlin')
      await map.show()
      await whenQuiet(page)
      const searches = countSearches(page)

      await map.drag()

      await expect.poll(() => searches.count).toBeGreaterThan(0)
      await whenQuiet(page)
      await expect(page).toHaveURL(/[?&]bounds=/)
      expect(searches.count).toBe(1)
    })

    test('pressing a cluster zooms in', oncePer(provider), async ({ page }) => {
      const map = new SearchMap(page, en)
      await new SearchPage(page, en).open('?q=Berlin')
      await map.show()
      await map.drag()
      await expect(page).toHaveURL(/[?&]bounds=/)
      const width = map.width()

      await map.clusters.first().press('Enter')

      await expect.poll(() => map.width()).toBeLessThan(width)
      await expect(map.pins.or(map.clusters).first()).toBeVisible()
    })

    test('the map of a city has many prices, and none covers another', async ({ page, isMobile }) => {
      const map = new SearchMap(page, en)
      await new SearchPage(page, en).open('?q=Berlin')

      await map.show()
      await whenQuiet(page)

      const prices = await map.prices()
      expect(prices.length).toBeGreaterThan(isMobile || provider === 'google' ? 9 : 20)
      expect(prices.filter((one) => prices.some((other) => other !== one && isCovering(one, other)))).toEqual(
        [],
      )
    })

    test(
      'a pin opens a preview, where the flat can be made a favourite',
      oncePer(provider),
      async ({ page }) => {
        const map = new SearchMap(page, en)
        await new SearchPage(page, en).open('?q=Berlin&amen=BALCONY,WIFI&size=40-80')
        await map.show()

        await map.pins.first().press('Enter')
        const heart = map.preview.getByRole('button', { name: en.names.favourite })
        await heart.click()

        await expect(heart).toHaveAttribute('aria-pressed', 'true')
        await page.keyboard.press('Escape')
        await expect(map.preview).toBeHidden()
      },
    )

    test('with automatic search off, the map searches only on request', { tag: '@one-size' }, async ({
      page,
    }) => {
      const map = new SearchMap(page, en)
      await new SearchPage(page, en).open('?q=Berlin')
      await map.show()
      await page.getByRole('checkbox', { name: en.names.searchAsIMove }).uncheck()
      const here = page.getByRole('button', { name: en.names.searchHere })
      await here.click()
      await expect(page).toHaveURL(/[?&]bounds=/)
      await expect(here).toBeHidden()
      await whenQuiet(page)
      const searches = countSearches(page)

      await map.drag()
      await expect(here).toBeVisible()
      expect(searches.count).toBe(0)
      await here.click()

      await expect(here).toBeHidden()
      await expect.poll(() => searches.count).toBe(1)
    })

    // List and map are side by side on wide screens only.
    test('hovering a flat in the list highlights its pin, and hovering a pin highlights the flat', {
      tag: '@one-size',
    }, async ({ page }) => {
      const search = new SearchPage(page, en)
      const map = new SearchMap(page, en)
      await search.open('?q=Berlin&amen=BALCONY,WIFI&size=40-80')
      await map.show()
      const pin = map.pins.first()
      const plain = await pin.getAttribute('class')

      await pin.focus()
      await expect(pin).not.toHaveAttribute('class', plain ?? '')
      await search.flats.first().hover()

      await expect(map.marked).toHaveCount(1)
    })

    test('list and map can both be reached at every width', async ({ page, isMobile }) => {
      const search = new SearchPage(page, en)
      const map = new SearchMap(page, en)
      await search.open('?q=Berlin')

      await map.show()
      await expect(map.canvas).toBeInViewport()
      await expect(search.flats.first()).toBeVisible({ visible: !isMobile })
      if (isMobile) {
        await expect(page).toHaveURL(/view=map/)
        await page.getByRole('button', { name: en.names.list }).click()
      }

      await expect(search.flats.first()).toBeVisible()
    })
  })
}

test('the content security policy allows Google only where its key is configured', {
  tag: '@one-size',
}, async ({ page, googleSite }) => {
  const without = await page.request.get('/search')
  const withKey = await page.request.get(`${await googleSite.url()}/search`)

  expect(without.headers()['content-security-policy']).not.toContain('google')
  expect(withKey.headers()['content-security-policy']).toContain('https://maps.googleapis.com')
})

test.describe('a map that fails to load', () => {
  test.use({
    provider: 'google',
    allowed: { messages: [/./], failures: [/maps.googleapis.com/, ...ALLOWED_BY.google.failures] },
  })

  test('shows an error in its place, and the list works', async ({ page }) => {
    const search = new SearchPage(page, en)
    await page.route('https://maps.googleapis.com/**', (route) => route.abort('connectionrefused'))
    await search.open('?q=Berlin')
    const toggle = page.getByRole('button', { name: en.names.map })
    if (await toggle.isVisible()) await toggle.click()
    await expect(page.getByText(en.names.mapFailed)).toBeVisible()

    await page.goto('/search?q=Berlin&sort=PRICE_ASC')
    await search.openFirstFlat()

    await expect(page).toHaveURL(/\/flat\/\d+/)
  })
})

test('Back from a flat shows the list where it was left', async ({ page }) => {
  const search = new SearchPage(page, en)
  await search.open('?q=Berlin&price=-2000')
  const flat = search.flats.nth(5)
  const link = flat.getByRole('heading').getByRole('link')
  await link.hover()
  const title = await link.textContent()
  await link.click()
  await expect(page).toHaveURL(/\/flat\/\d+/)

  await page.goBack()

  await expect(search.flats.nth(5).getByRole('heading')).toHaveText(title ?? '')
  await expect(page).toHaveURL(/\?q=Berlin&price=-2000$/)
  await expect(search.flats.nth(5).getByRole('heading')).toBeInViewport()
})
