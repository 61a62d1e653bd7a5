import { arriveAs } from '../commands/arrive.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD } from '../people.ts'

for (const [path, target] of [
  ['/flat/edit', /\/flat\/\d+\/edit$/],
  ['/flat/bookings', /\/flat\/\d+\/bookings$/],
] as const) {
  test(`${path} names no flat: a landlord chooses one of their own`, async ({ page }) => {
    await arriveAs(page, LANDLORD)
    await page.goto(path)

    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()

    await expect(page).toHaveURL(target)
  })
}
