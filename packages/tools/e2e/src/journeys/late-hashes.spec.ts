// proves 14.21
import type { Page } from '@playwright/test'
import { whenSearchRuns } from '../commands/when-ready.ts'
import { breakFile, countDocuments, TAMPERED_MARK } from '../failures/break-file.ts'
import { filesOfSearch } from '../failures/files-of-search.ts'
import { changePageFacts } from '../failures/page-facts.ts'
import { expect, test } from '../fixtures/test.ts'

const TIMEOUT_MS = 2_500
/** All failures are deliberate here: console messages are expected. */
const ANYTHING = /./

test.use({ allowed: { messages: [ANYTHING], failures: [ANYTHING] } })

/** The home page names no hash of the search: it brings them when it loads the search. */
async function goToSearch(page: Page) {
  await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS })
  const documents = countDocuments(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  return documents
}

/** The scripts of the shell that are fetched, and those of which the page has a hash. */
function watchScripts(page: Page) {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/remotes\/shell\/.*\.js$/.test(pathname)) fetched.add(pathname)
  })
  const hashed = async () => {
    const maps = await page.locator('script[type=importmap]').allTextContents()
    return maps.flatMap((map) => Object.keys((JSON.parse(map) as { integrity: object }).integrity))
  }
  return { fetched, hashed }
}

test.describe('a further page of the shell', { tag: '@one-size' }, () => {
  test('comes in another language after its hashes, without a reload', async ({ page }) => {
    const { fetched, hashed } = watchScripts(page)
    const documents = countDocuments(page)
    await page.goto('/')
    const first = await hashed()
    await page.getByRole('button', { name: 'Language: EN, English' }).click()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Wie können wir helfen?' })).toBeVisible()

    expect(first.join()).not.toContain('page-help')
    expect(await hashed()).toEqual(expect.arrayContaining([...fetched]))
    expect([...fetched].join()).toContain('page-help')
    expect(documents()).toBe(1)
  })
})

// Hashes are the same at every width.
test.describe('a remote loaded by a navigation', { tag: '@one-size' }, () => {
  test('adds its hashes before its first script, without a reload', async ({ page }) => {
    const documents = await goToSearch(page)

    await whenSearchRuns(page)

    const maps = await page.locator('script[type=importmap]').allTextContents()
    expect(maps[0]).not.toContain('/remotes/mf-search/')
    expect(maps.slice(1).join()).toContain('/remotes/mf-search/')
    expect(documents()).toBe(1)
  })

  for (const file of ['entry', 'nested'] as const) {
    test(`never runs a changed ${file} file`, async ({ page }) => {
      const url = (await filesOfSearch(page.request))[file]
      await breakFile(page, url ?? '', 'tampered', 'always')

      await goToSearch(page)

      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      expect(await page.evaluate((mark) => mark in window, TAMPERED_MARK)).toBe(false)
    })
  }

  for (const fault of ['refused', 'hanging', 'tampered'] as const) {
    test(`costs one reload if its hashes are ${fault}`, async ({ page }) => {
      const broken = await breakFile(page, '/remotes/mf-search/*/release.json', fault, 'always')
      const documents = await goToSearch(page)

      await whenSearchRuns(page)

      expect(broken()).toBeGreaterThan(0)
      expect(documents()).toBe(2)
    })
  }
})
