// proves 15.61
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { type ForeignHost, openForeignHost } from '../versions/foreign-host.ts'
import { openStagingSite, type StagingSite } from '../versions/staging-site.ts'

let site: StagingSite
let host: ForeignHost

async function openGuest(page: Page, option: string): Promise<void> {
  const entry = `${site.url}/remotes/mf-guest/0.1.0/${host.guest.entry}`
  await page.goto(`${host.url}/?entry=${encodeURIComponent(entry)}${option}`)
}

// What a host loads does not depend on the width of its page.
test.describe('a page of another origin, with the plain federation runtime', { tag: '@one-size' }, () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async ({ baseURL }) => {
    site = await openStagingSite(baseURL ?? '')
    host = await openForeignHost()
    await site.domizil('registry', 'publish', host.guest.folder)
  })
  test.afterAll(async () => {
    await host.close()
    await site.close()
  })

  test('runs a remote that brings its own modules, where the page shares its federation runtime', async ({
    page,
  }) => {
    await openGuest(page, '&shares-runtime')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Example')
    await expect(page.getByRole('link')).toHaveAttribute('href', '/search')
  })

  test.describe('that shares no runtime', () => {
    test.use({ allowed: { messages: [/./], failures: [] } })

    test('shows a sentence that names what the remote needs', async ({ page }) => {
      await openGuest(page, '')

      await expect(page.getByRole('main')).toContainText('mf-guest needs the federation runtime of its host')
    })
  })
})
