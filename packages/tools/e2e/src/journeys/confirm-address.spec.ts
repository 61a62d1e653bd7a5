// proves 10.9, D1.14
import type { Page } from '@playwright/test'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { linkInMail } from '../commands/link-in-mail.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { signIn } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { Frame } from '../pages/frame.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { SearchPage } from '../pages/search-page.ts'
import { aNewcomer, type Newcomer } from '../people.ts'

const { de } = LANGUAGES

// `npm run test:containers` has both.
test.skip(
  !process.env['DOMIZIL_MAILS'],
  'Keycloak has to ask for the confirmation, and its mails have to be readable',
)

test.describe('an e-mail address that has to be confirmed', { tag: '@confirmation' }, () => {
  test.use({ locale: de.browserLocale })

  test('is confirmed by the link in the mail, which signs in and leads back to the page', async ({
    page,
    context,
    browser,
  }) => {
    const newcomer = await registerFromSearch(page)
    expect(await seriousBarriers(page)).toEqual([])

    const opened = await context.newPage()
    await opened.goto(await linkInMail(browser, newcomer.email))

    await expect(opened).toHaveURL(/\/de\/search\?(.*&)?q=Berlin/)
    await expect(new Frame(opened, de).userMenu).toBeVisible()
  })

  test('can be confirmed in another browser by a button, after which one logs in on the first page', async ({
    page,
    browser,
  }) => {
    const newcomer = await registerFromSearch(page)
    const elsewhere = await (await browser.newContext({ locale: de.browserLocale })).newPage()
    await elsewhere.goto(await linkInMail(browser, newcomer.email))
    expect(await seriousBarriers(elsewhere)).toEqual([])

    await new IdentityPages(elsewhere).confirmLink()
    await new IdentityPages(elsewhere).confirmLink()
    await expect(elsewhere).toHaveURL(/\/de\/$/)
    await elsewhere.context().close()

    await new SearchPage(page, de).open('?q=Berlin')
    await signIn(page, de, newcomer)
    await expect(page).toHaveURL(/\/de\/search\?(.*&)?q=Berlin/)
  })
})

/** Registers, and waits for the mail. */
async function registerFromSearch(page: Page): Promise<Newcomer> {
  const newcomer = aNewcomer()
  await new SearchPage(page, de).open('?q=Berlin')
  await acceptCookies(page, de)
  await (await new Frame(page, de).signUp()).click()
  await new IdentityPages(page).register(newcomer)
  await expect(page.getByText(newcomer.email)).toBeVisible()
  return newcomer
}
