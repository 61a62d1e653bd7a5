// proves 10.9, 10.10, 10.11
import type { Page } from '@playwright/test'
import { allowCookies, arriveNew } from '../commands/arrive.ts'
import { linkInMail } from '../commands/link-in-mail.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { signIn } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, type Language, LANGUAGES } from '../languages.ts'
import { DetailsDialog } from '../pages/details-dialog.ts'
import { Frame } from '../pages/frame.ts'
import { HomePage } from '../pages/home-page.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { aNewcomer, type Newcomer } from '../people.ts'

const NEW_PASSWORD = 'green sofa by the lake'

for (const language of Object.values(LANGUAGES)) {
  const onRealParts = { tag: language.locale === 'de' ? ['@real-parts'] : [] }

  test.describe(`one’s own account, ${language.locale}`, inEachLanguage(language.locale), () => {
    test.use({ locale: language.browserLocale })

    test(
      'a forgotten password is reset by a link in a mail, and the old password no longer works',
      onRealParts,
      async ({ page, browser }) => {
        const owner = await someAccount(page)
        const elsewhere = await (await browser.newContext(elsewhereIn(language))).newPage()
        const identity = new IdentityPages(elsewhere)
        await openSignIn(elsewhere, language)

        await identity.forgetPassword(owner.email)
        expect(await seriousBarriers(elsewhere)).toEqual([])
        await elsewhere.goto(await linkInMail(browser, owner.email))
        expect(await seriousBarriers(elsewhere)).toEqual([])
        await identity.choosePassword(NEW_PASSWORD)

        await page.context().clearCookies()
        await openSignIn(page, language)
        await new IdentityPages(page).signIn(owner)
        await expect(new IdentityPages(page).refusal).toBeVisible()
        await new IdentityPages(page).signIn({ ...owner, password: NEW_PASSWORD })
        await expect(new Frame(page, language).userMenu).toBeVisible()
        await elsewhere.context().close()
      },
    )

    test(
      'a new e-mail address applies once the mail to it is confirmed',
      onRealParts,
      async ({ page, browser }) => {
        const owner = await someAccount(page)
        const { email } = aNewcomer()
        const identity = new IdentityPages(page)
        await openDetails(page, language)

        await new DetailsDialog(page, language).changeEmail()
        await expect(page.locator('#email')).toBeVisible()
        expect(await seriousBarriers(page)).toEqual([])
        await identity.changeEmail(email, owner.password)
        await page.goto(await linkInMail(browser, email))
        await identity.confirmLink()

        await page.context().clearCookies()
        await new HomePage(page, language).open()
        await signIn(page, language, { ...owner, email })
        await openDetails(page, language)
        await expect(page.getByRole('dialog').getByText(email).first()).toBeVisible()
      },
    )

    test('signing out everywhere ends the sessions of another device and another tab', async ({
      page,
      context,
      browser,
    }) => {
      const owner = await someAccount(page)
      const device = await (await browser.newContext(elsewhereIn(language))).newPage()
      await allowCookies(device)
      await new HomePage(device, language).open()
      await signIn(device, language, owner)
      await openDetails(page, language)
      const tab = await context.newPage()
      await new HomePage(tab, language).open()
      await expect(new Frame(tab, language).userMenu).toBeVisible()

      await new DetailsDialog(page, language).signOutEverywhere()

      for (const signedOut of [tab, page]) await expect(new Frame(signedOut, language).userMenu).toBeHidden()
      await device.reload()
      await expect(await new Frame(device, language).logIn()).toBeEnabled()
      await device.context().close()
    })
  })
}

/** Another device of the same user. */
function elsewhereIn({ browserLocale: locale }: Language) {
  return { locale, baseURL: test.info().project.use.baseURL ?? '' }
}

async function someAccount(page: Page): Promise<Newcomer> {
  const owner = aNewcomer()
  await arriveNew(page, owner)
  return owner
}

async function openSignIn(page: Page, language: Language): Promise<void> {
  await allowCookies(page)
  await new HomePage(page, language).open()
  await (await new Frame(page, language).logIn()).click()
}

async function openDetails(page: Page, language: Language): Promise<void> {
  await new HomePage(page, language).open()
  const frame = new Frame(page, language)
  await frame.userMenu.click()
  await frame.inUserMenu(language.names.yourDetails).click()
  await new DetailsDialog(page, language).waitFor()
}
