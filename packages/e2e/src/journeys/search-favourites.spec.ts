import { acceptCookies } from '../commands/accept-cookies.ts'
import { register } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FavouritesPage } from '../pages/favourites-page.ts'
import { SearchPage } from '../pages/search-page.ts'
import { aNewcomer } from '../people.ts'

const { en } = LANGUAGES

test('a favourite that was taken away comes back by undoing it', async ({ page }) => {
  const search = new SearchPage(page, en)
  const favourites = new FavouritesPage(page, en)
  await search.open()
  await acceptCookies(page, en)
  await search.flats.first().getByRole('button', { name: en.names.favourite }).click()
  await favourites.open()
  await expect(favourites.flats).toHaveCount(1)

  await favourites.flats.getByRole('button', { name: en.names.favourite }).click()
  await expect(favourites.empty).toBeVisible()
  await page.getByRole('button', { name: en.names.undo }).click()

  await expect(favourites.flats).toHaveCount(1)
})

test('favourites of a signed-out visitor go along into the account', async ({ page }) => {
  const search = new SearchPage(page, en)
  const favourites = new FavouritesPage(page, en)
  await search.open()
  await acceptCookies(page, en)
  const first = search.flats.first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: en.names.favourite }).click()

  await register(page, en, aNewcomer())
  await favourites.open()

  await expect(favourites.flats).toContainText([title])
})
