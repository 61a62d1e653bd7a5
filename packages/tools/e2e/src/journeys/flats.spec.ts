// proves 2.16, 6.1
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { SearchPage } from '../pages/search-page.ts'

for (const language of Object.values(LANGUAGES)) {
  test.describe(`looking for a flat, ${language.locale}`, inEachLanguage(language.locale), () => {
    test('home shows flats', async ({ page }) => {
      const home = new HomePage(page, language)

      await home.open()

      await expect(home.flats.first()).toBeVisible()
    })

    test('an empty search from home leads to all flats', { tag: '@one-size' }, async ({ page }) => {
      const home = new HomePage(page, language)
      await home.open()

      await home.searchButton.click()

      await expect(page).toHaveURL(new RegExp(`${language.prefix}/search`))
      await expect(new SearchPage(page, language).flats.first()).toBeVisible()
    })

    test('the search counts at least 300 flats', { tag: '@one-size' }, async ({ page }) => {
      const search = new SearchPage(page, language)

      await search.open()

      await expect(search.count).toBeVisible()
      expect(await search.total()).toBeGreaterThanOrEqual(300)
    })

    test('a flat opens from the list with its title and its pictures', async ({ page }) => {
      const search = new SearchPage(page, language)
      await search.open()

      const title = await search.openFirstFlat()

      await expect(page).toHaveURL(new RegExp(`${language.prefix}/flat/\\d+`))
      const flat = new FlatPage(page, language)
      await expect(flat.title).toContainText(title)
      const label = (await flat.allPhotos.getAttribute('aria-label')) ?? ''
      expect(Number(language.names.allPhotos.exec(label)?.[1])).toBeGreaterThanOrEqual(4)
    })
  })
}
