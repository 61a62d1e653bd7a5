// proves 2.32, D1.12, 21.28
import { arriveAs } from '../commands/arrive.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD } from '../people.ts'

test('/flat/edit lets a landlord choose one of their flats', async ({ page }) => {
  await arriveAs(page, LANDLORD)
  await page.goto('/flat/edit')

  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()

  await expect(page).toHaveURL(/\/flat\/\d+\/edit$/)
})

test('/flat/bookings shows the requests for all flats, and narrows them to one', async ({ page }) => {
  await arriveAs(page, LANDLORD)
  await page.goto('/flat/bookings')
  await expect(page.getByRole('article').nth(1)).toBeVisible()

  await page.getByRole('combobox', { name: 'Flat' }).selectOption({ index: 1 })

  await expect(page).toHaveURL(/\/flat\/\d+\/bookings$/)
})
