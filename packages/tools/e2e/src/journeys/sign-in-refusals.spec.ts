// proves 10.5, 10.7
import { acceptCookies } from '../commands/accept-cookies.ts'
import { register, signIn, signOut } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { Frame } from '../pages/frame.ts'
import { HomePage } from '../pages/home-page.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { aNewcomer } from '../people.ts'

const { en, de } = LANGUAGES
const GUESSES_UNTIL_LOCKED = 5

test.describe('the sign-in', { tag: ['@one-size', '@own-identity'] }, () => {
  test('locks an address after wrong passwords, and its owner can still sign in', async ({
    page,
    browser,
    baseURL,
  }) => {
    const owner = aNewcomer()
    await new HomePage(page, en).open()
    await acceptCookies(page, en)
    await register(page, en, owner)
    await signOut(page, en)

    const elsewhere = await browser.newPage(baseURL ? { baseURL, locale: 'en-GB' } : {})
    await new HomePage(elsewhere, en).open()
    await acceptCookies(elsewhere, en)
    await (await new Frame(elsewhere, en).logIn()).click()
    const stranger = new IdentityPages(elsewhere)
    for (let guess = 0; guess < GUESSES_UNTIL_LOCKED; guess += 1) {
      await stranger.signIn({ email: owner.email, password: `guess number ${guess}` })
    }

    await expect(stranger.refusal).toContainText('is locked. Please try again in 1 minute.')
    await elsewhere.close()
    await signIn(page, en, owner)
  })

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' })

    test('refuses a weak password with the reason, and accepts a better one', async ({ page }) => {
      const newcomer = aNewcomer()
      const identity = new IdentityPages(page)
      await new HomePage(page, de).open()
      await acceptCookies(page, de)
      await (await new Frame(page, de).signUp()).click()

      await identity.register({ ...newcomer, password: 'qwertzuiop' })
      await expect(identity.refusal).toContainText('Eine Reihe von Tasten wird mit als Erstes probiert.')
      await identity.register(newcomer)

      await expect(new Frame(page, de).userMenu).toBeVisible()
    })
  })
})
