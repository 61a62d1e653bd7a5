import { breakFile } from '../failures/break-file.ts'
import { filesOfSearch } from '../failures/files-of-search.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminListPage } from '../pages/admin-list-page.ts'

// The failures are deliberate: console messages are expected.
test.use({ allowed: { messages: [/./], failures: [/./] } })

test('a remote that fails to load is counted for its version, and shown to administrators', {
  tag: '@one-size',
}, async ({ page, browser }) => {
  const { entry } = await filesOfSearch(page.request)
  await breakFile(page, entry, 'refused', 'always')
  await page.goto('/search', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()

  const admin = new AdminListPage(await browser.newPage())
  await admin.enter('/admin?tab=remotes')
  await admin.page.getByText('Errors, last 7 days').click()
  const counts = admin.page.getByRole('table', { name: 'Errors, last 7 days' })

  await expect(counts.getByRole('row', { name: /^mf-search \S+ Loading .+ \d/ }).first()).toBeVisible()
  await admin.page.close()
})
