// proves 1.5
import { arriveNew } from '../commands/arrive.ts'
import { signIn, signOut } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, LANGUAGES } from '../languages.ts'
import { FavouritesPage } from '../pages/favourites-page.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { SearchPage } from '../pages/search-page.ts'
import { aNewcomer } from '../people.ts'

for (const language of Object.values(LANGUAGES)) {
  test.describe(`favourites, ${language.locale}`, inEachLanguage(language.locale), () => {
    test.use({ locale: language.browserLocale })

    test('a favourite is kept with the account', async ({ page }) => {
      const newcomer = aNewcomer()
      const search = new SearchPage(page, language)
      const flat = new FlatPage(page, language)
      const favourites = new FavouritesPage(page, language)
      await arriveNew(page, newcomer)
      await search.open()

      await search.open()
      const title = await search.openFirstFlat()
      await flat.favourite.click()
      await expect(flat.favourite).toHaveAttribute('aria-pressed', 'true')
      await favourites.open()
      await expect(favourites.flats).toContainText([title])

      await signOut(page, language)
      await favourites.open()
      await expect(favourites.empty).toBeVisible()

      await signIn(page, language, newcomer)
      await favourites.open()
      await expect(favourites.flats).toContainText([title])
    })
  })
}
