// proves 2.91, 2.93
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES, addressOf } from '../languages.ts'

const NOWHERE = '/no-such-page'

test.use({ allowed: { messages: [], failures: [new RegExp(NOWHERE)] } })

for (const language of Object.values(LANGUAGES)) {
  test(`an unknown address shows an error page with a link home, ${language.locale}`, async ({ page }) => {
    const response = await page.goto(addressOf(language, NOWHERE))
    expect(response?.status()).toBe(404)
    await expect(page.getByText(language.names.pageNotFound)).toBeVisible()

    await page.getByRole('link', { name: language.names.goHome }).click()

    await expect(page).toHaveURL(addressOf(language, '/') || '/')
  })
}

test.describe('without scripts', () => {
  // Without JavaScript Chrome refuses the preloaded scripts and reports a policy violation.
  test.use({ javaScriptEnabled: false, allowed: { messages: [], failures: [/\/remotes\/.*\.js$/] } })

  test('a page says that it needs scripts', async ({ page }) => {
    await page.goto('/')

    await expect(page.getByText(/javascript/i).first()).toBeVisible()
  })
})
