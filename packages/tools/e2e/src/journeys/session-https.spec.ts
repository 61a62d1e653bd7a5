// proves 4.3, 4.9
import { acceptCookies } from '../commands/accept-cookies.ts'
import { register, signOut } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { httpsSite } from '../https-site.ts'
import { LANGUAGES } from '../languages.ts'
import { Frame } from '../pages/frame.ts'
import { aNewcomer } from '../people.ts'
import type { Instance } from '../instance.ts'

// The certificate is self-signed.
test.describe.configure({ mode: 'serial' })
test.use({ ignoreHTTPSErrors: true })

let site: Instance
let url: string

test.beforeAll(async () => {
  site = httpsSite()
  url = await site.url()
})

test.afterAll(() => site.close())

test('over https, signing out in one tab signs out the other tab', { tag: '@one-size' }, async ({ page }) => {
  const language = LANGUAGES.en
  await page.goto(url)
  await acceptCookies(page, language)
  await register(page, language, aNewcomer())
  const other = await page.context().newPage()
  await other.goto(`${url}/imprint`)
  await expect(new Frame(other, language).userMenu).toBeVisible()

  await signOut(other, language)

  const logIn = await new Frame(page, language).logIn()
  await expect(logIn).toBeVisible()
})

test('over https the language is stored in a secure cookie', { tag: '@one-size' }, async ({ page }) => {
  await page.goto(`${url}/imprint`)
  await page.getByRole('button', { name: 'Language: EN, English' }).click()

  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`${url}/de/imprint`)

  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'locale') ?? {}
  await expect.poll(cookie).toMatchObject({ value: 'de', secure: true, sameSite: 'Lax' })
})
