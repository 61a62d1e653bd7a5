import { acceptCookies } from '../commands/accept-cookies.ts'
import { lonelyPin } from '../commands/some-flat.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchMap } from '../pages/search-map.ts'
import { SearchPage } from '../pages/search-page.ts'

for (const language of Object.values(LANGUAGES)) {
  const { names, locale } = language

  test.describe(`on the smallest screens, ${locale}`, { tag: '@one-size' }, () => {
    test.use({ viewport: { width: 320, height: 844 } })

    test('nothing is wider than the screen, and the buttons for saving, saved searches and order share a line', async ({
      page,
    }) => {
      await new SearchPage(page, language).open('?q=Berlin&beds=2&amen=BALCONY,WIFI&price=-2500')
      await acceptCookies(page, language)
      const middleOf = async (role: 'button' | 'combobox', name: RegExp) => {
        const box = await page.getByRole(role, { name }).boundingBox()
        return box && Math.round(box.y + box.height / 2)
      }

      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

        const save = await middleOf('button', names.saveSearch)
        expect(await middleOf('button', names.savedSearches)).toBe(save)
        expect(await middleOf('combobox', names.order)).toBe(save)
      }
    })
  })
}

test.describe('the map on a phone', { tag: '@one-size' }, () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const { en } = LANGUAGES

  for (const [place, above, below] of [
    ['high', 0.022, 0.078],
    ['low', 0.078, 0.022],
  ] as const) {
    test(`a chosen pin that lies ${place} stays visible`, async ({ page, request }) => {
      const { latitude, longitude } = await lonelyPin(request)
      const [north, south, east, west] = [
        latitude + above,
        latitude - below,
        longitude + 0.001,
        longitude - 0.001,
      ]
      const map = new SearchMap(page, en)
      await new SearchPage(page, en).open(
        `?bounds=${[north, east, south, west].map((one) => one.toFixed(4)).join()}`,
      )
      await acceptCookies(page, en)
      await map.show()

      await map.pins.first().click()
      await map.preview.getByRole('link').waitFor()

      const [pin, preview] = [await map.chosen.boundingBox(), await map.preview.boundingBox()]
      if (!pin || !preview) throw new Error('pin or preview is not in sight')
      expect(pin.y + pin.height <= preview.y || pin.y >= preview.y + preview.height).toBe(true)
    })
  }
})
