// proves 1.10, 2.42, 4.9, 4.11, 6.2, 16.36, D1.14
import { acceptCookies } from '../commands/accept-cookies.ts'
import { register, signIn, signOut } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { Frame } from '../pages/frame.ts'
import { HomePage } from '../pages/home-page.ts'
import { SearchPage } from '../pages/search-page.ts'
import { aNewcomer, TENANT } from '../people.ts'

for (const language of Object.values(LANGUAGES)) {
  test.describe(`having an account, ${language.locale}`, () => {
    test.use({ locale: language.browserLocale })

    test('signing in leads back to the page, and signing out ends at the site’s root address', async ({
      page,
    }) => {
      await new SearchPage(page, language).open('?q=Berlin')
      await acceptCookies(page, language)

      await signIn(page, language, TENANT)
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/search\\?(.*&)?q=Berlin`))
      await signOut(page, language)

      await expect(page).toHaveURL('/')
    })

    test('signing out in one tab hides private pages in another', async ({ page, context }) => {
      await new HomePage(page, language).open()
      await acceptCookies(page, language)
      await signIn(page, language, TENANT)
      const other = await context.newPage()
      await other.goto(`${language.prefix}/my-requests`)
      await expect(other.getByRole('main').getByRole('article').first()).toBeVisible()

      await signOut(page, language)

      await expect(other.getByRole('main').getByRole('article')).toHaveCount(0)
    })

    test('a newcomer signs up after allowing cookies, returns to the page, and stays signed in after a reload', async ({
      page,
    }) => {
      await new SearchPage(page, language).open('?q=Berlin')
      const frame = new Frame(page, language)
      await expect(await frame.logIn()).toBeDisabled()
      await expect(await frame.signUp()).toBeDisabled()
      await acceptCookies(page, language)

      await register(page, language, aNewcomer())
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/search\\?(.*&)?q=Berlin`))
      await page.reload()

      await expect(frame.userMenu).toBeVisible()
    })
  })
}
