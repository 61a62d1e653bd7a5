// proves 12.7
import { arriveNew } from '../commands/arrive.ts'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, LANGUAGES } from '../languages.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { SearchPage } from '../pages/search-page.ts'
import { TENANT } from '../people.ts'

for (const language of Object.values(LANGUAGES)) {
  const { names } = language

  test.describe(`saved searches, ${language.locale}`, inEachLanguage(language.locale), () => {
    test('a search is saved, opened, deleted and restored', async ({ page }) => {
      await arriveNew(page)
      await new SearchPage(page, language).open('?q=Berlin&price=-1800')

      await page.getByRole('button', { name: names.saveSearch }).click()
      const form = page.getByRole('dialog', { name: names.saveThisSearch })
      await form.getByRole('button', { name: names.saveSearch }).click()
      await expect(form.getByRole('status')).toContainText(names.searchIsSaved)
      await form.getByRole('button', { name: names.savedSearches }).click()
      const list = page.getByRole('dialog', { name: names.savedSearches })
      await list.getByRole('button', { name: names.deleteSearch }).click()
      await list.getByRole('button', { name: names.undo }).click()
      await list.getByRole('link', { name: names.flatsInBerlin }).click()

      await expect(page).toHaveURL(/\?q=Berlin&price=-1800$/)
      await expect(list).toBeHidden()
    })
  })
}

const { en } = LANGUAGES

test('whoever is signed out logs in, and finds the search and its form again', { tag: '@one-size' }, async ({
  page,
}) => {
  await new SearchPage(page, en).open('?q=Berlin&beds=2')
  await acceptCookies(page, en)
  await page.getByRole('button', { name: en.names.saveSearch }).click()
  const form = page.getByRole('dialog', { name: en.names.saveThisSearch })

  await form.getByRole('button', { name: en.names.logIn }).click()
  await new IdentityPages(page).signIn(TENANT)

  await expect(form.getByRole('button', { name: en.names.saveSearch })).toBeVisible()
  await expect(page).toHaveURL(/\?q=Berlin&beds=2/)
})

test('where nothing is found, a request can be left as a saved search', { tag: '@one-size' }, async ({
  page,
}) => {
  await arriveNew(page)
  await new SearchPage(page, en).open()
  await page.goto('/search?q=Berlin&beds=3&price=-150')

  await page.getByRole('button', { name: en.names.tellUs }).click()
  const form = page.getByRole('dialog', { name: en.names.tellUs })
  await form.getByRole('textbox', { name: en.names.whatElseMatters }).fill('A desk by the window, please.')
  await form.getByRole('button', { name: en.names.sendRequest }).click()

  await expect(form.getByRole('status')).toContainText(en.names.searchIsSaved)
})
