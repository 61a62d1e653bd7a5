import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test('typing a word leaves the answers that contain it', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/help')
  const questions = page.getByRole('main').locator('summary')
  await questions.first().waitFor()
  const all = await questions.count()

  await page.getByRole('searchbox').fill('three instalments')

  await expect(questions).toHaveText([/deposit/])
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 answer')
  await page.getByRole('searchbox').fill('')
  await expect(questions).toHaveCount(all)
})

test('an address with a question’s anchor opens its answer', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/de/help#relevance')

  await expect(page.getByText('Niemand kann für einen besseren Platz zahlen')).toBeInViewport()
})

test('the help form names missing entries, and then the number of the question', async ({ page }) => {
  await page.goto('/help')
  await send(page)
  await expect(page.getByText('4 entries are missing or not right')).toBeVisible()
  await expect(page.getByLabel('What is it about?')).toBeFocused()

  await fillIn(page)
  await send(page)

  await expect(page.getByText(/Your question has arrived; its number is \S+\./)).toBeFocused()
})

test.describe('when the backend refuses', () => {
  test.use({ allowed: { messages: [/429/], failures: [/needhelp/] } })

  test('its message is shown, and the typed text stays', { tag: '@one-size' }, async ({ page }) => {
    await page.route('**/api/user/needhelp', (route) =>
      route.fulfill({ status: 429, json: { error: 'Please wait an hour.', code: 'TOO_MANY_HELP_REQUESTS' } }),
    )
    await page.goto('/help')

    await fillIn(page)
    await send(page)

    await expect(page.getByRole('alert').filter({ hasText: 'Please wait an hour.' })).toBeVisible()
    await expect(page.getByLabel('Your question')).toHaveValue('How do I cancel my request?')
  })
})

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('What is it about?').selectOption('BOOKING')
  await page.getByLabel('Your question').fill('How do I cancel my request?')
  await page.getByLabel('E-mail address').fill('kaethe@example.com')
  await page.getByLabel(/privacy policy/).check()
}

function send(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Send question' }).click()
}
