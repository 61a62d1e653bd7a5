import { acceptCookies } from '../commands/accept-cookies.ts'
import { signIn } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { LANDLORD } from '../people.ts'

for (const [path, target] of [
  ['/flat/edit', /\/flat\/\d+\/edit$/],
  ['/flat/bookings', /\/flat\/\d+\/bookings$/],
] as const) {
  test(`${path} names no flat: a landlord chooses one of their own`, async ({ page }) => {
    await page.goto(path)
    await acceptCookies(page, LANGUAGES.en)
    await signIn(page, LANGUAGES.en, LANDLORD)

    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()

    await expect(page).toHaveURL(target)
  })
}
