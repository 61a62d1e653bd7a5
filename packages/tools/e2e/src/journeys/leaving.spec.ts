import { arriveNew } from '../commands/arrive.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { DetailsDialog } from '../pages/details-dialog.ts'
import { Frame } from '../pages/frame.ts'
import { HomePage } from '../pages/home-page.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { aNewcomer } from '../people.ts'

// The page asks whether anything has changed while the account is being deleted: that one call may come too late.
test.use({ allowed: { messages: [], failures: [/\/booking\/api\/revision$/] } })

for (const language of Object.values(LANGUAGES)) {
  test.describe(`leaving for good, ${language.locale}`, () => {
    test.use({ locale: language.browserLocale })

    test('whoever deletes the account is signed out and cannot sign in again', async ({ page }) => {
      const newcomer = aNewcomer()
      await arriveNew(page, newcomer)
      await new HomePage(page, language).open()
      const frame = new Frame(page, language)
      await frame.userMenu.click()
      await frame.inUserMenu(language.names.yourDetails).click()

      await new DetailsDialog(page, language).deleteAccount()

      const logIn = await frame.logIn()
      await logIn.click()
      const identity = new IdentityPages(page)
      await identity.signIn(newcomer)
      await expect(identity.refusal).toBeVisible()
    })
  })
}
