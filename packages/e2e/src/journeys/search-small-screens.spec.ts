import { acceptCookies } from '../commands/accept-cookies.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchPage } from '../pages/search-page.ts'

for (const language of Object.values(LANGUAGES)) {
  for (const width of [320, 390]) {
    const { names, locale } = language

    test.describe(`${width} px wide, ${locale}`, { tag: '@one-size' }, () => {
      test.use({ viewport: { width, height: 844 } })

      test('saving the search, the saved ones and the order stand on one line', async ({ page }) => {
        await new SearchPage(page, language).open('?q=Berlin')
        const middleOf = async (role: 'button' | 'combobox', name: RegExp) => {
          const box = await page.getByRole(role, { name }).boundingBox()
          return box && Math.round(box.y + box.height / 2)
        }

        const save = await middleOf('button', names.saveSearch)

        expect(await middleOf('button', names.savedSearches)).toBe(save)
        expect(await middleOf('combobox', names.order)).toBe(save)
      })

      test('nothing is wider than the screen', async ({ page }) => {
        await new SearchPage(page, language).open('?q=Berlin&beds=2&amen=BALCONY,WIFI&price=-2500')
        await acceptCookies(page, language)

        const widest = await page.evaluate(() => document.documentElement.scrollWidth)

        expect(widest).toBe(width)
      })
    })
  }
}
