// proves D8.3
import { whenReady } from '../commands/when-ready.ts'
import { breakFile, countDocuments } from '../failures/break-file.ts'
import { filesOfSearch } from '../failures/files-of-search.ts'
import { changePageFacts } from '../failures/page-facts.ts'
import { expect, test } from '../fixtures/test.ts'

// Longer than a busy machine needs from the press to what is seen while the part loads.
const TIMEOUT_MS = 12_000

// The failure is deliberate: console messages are expected.
test.use({ allowed: { messages: [/./], failures: [/./] } })

test('a hanging remote does not block navigation, and opens when the visitor comes back', {
  tag: '@one-size',
}, async ({ page }) => {
  await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS })
  const documents = countDocuments(page)
  await breakFile(page, (await filesOfSearch(page.request)).entry, 'hanging', 'until reload')
  await page.goto('/help')
  // A link that is pressed earlier opens another document, which does not hang.
  await whenReady(page, 'shell')
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible()

  const givenUp = page.waitForEvent('console', (message) => /\(timeout\)/.test(message.text()))
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click()
  await givenUp
  await expect(page.getByRole('heading', { level: 1, name: /furnished flats/i })).toBeVisible()
  expect(documents()).toBe(1)

  await page.goBack()
  await whenReady(page, 'remote')
  expect(documents()).toBe(2)
})
