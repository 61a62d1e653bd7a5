// proves D8.3
import type { Page } from '@playwright/test'
import { whenSearchRuns } from '../commands/when-ready.ts'
import {
  breakFile,
  countDocuments,
  type Duration,
  type Fault,
  TAMPERED_MARK,
} from '../failures/break-file.ts'
import { type FilesOfSearch, filesOfSearch } from '../failures/files-of-search.ts'
import { forgetsFailedModules } from '../failures/forgets-failed-modules.ts'
import { changePageFacts } from '../failures/page-facts.ts'
import { expect, test } from '../fixtures/test.ts'

const TIMEOUT_MS = 2_500
/** All failures are deliberate here: console messages are expected. */
const ANYTHING = /./

test.use({ allowed: { messages: [ANYTHING], failures: [ANYTHING] } })

const REMOTE_FILES = {
  'the entry': 'entry',
  'an exposed chunk': 'exposed',
  'a nested chunk': 'nested',
  'a nested style sheet': 'nestedStyle',
} as const satisfies Record<string, keyof FilesOfSearch>

const SHELL_FILES = {
  "the shell's own chunk": 'bootstrap',
  "the shell's texts": 'texts',
  'the main script': 'main',
} as const satisfies Record<string, keyof FilesOfSearch>

async function openSearchWith(page: Page, file: keyof FilesOfSearch, fault: Fault, duration: Duration) {
  const url = (await filesOfSearch(page.request))[file]
  if (!url) throw new Error(`the search has no ${file}`)
  await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS })
  const documents = countDocuments(page)
  const broken = await breakFile(page, url, fault, duration)
  await page.goto('/search', { waitUntil: 'commit' })
  return { documents, broken }
}

const failure = (page: Page) => page.getByRole('main').getByRole('alert')

// A failing app behaves the same at every width.
test.describe('a part of the site that does not come', { tag: '@one-size' }, () => {
  for (const [name, file] of Object.entries({ ...REMOTE_FILES, ...SHELL_FILES })) {
    for (const fault of ['refused', 'hanging', 'tampered'] as const) {
      test(`${name}, ${fault} until the page is reloaded, costs one reload at most`, async ({ page }) => {
        const { documents, broken } = await openSearchWith(page, file, fault, 'until reload')

        await whenSearchRuns(page)

        expect(broken()).toBeGreaterThan(0)
        expect(documents()).toBe(2)
      })
    }
  }

  for (const [name, file] of Object.entries(REMOTE_FILES)) {
    for (const fault of ['refused', 'hanging', 'tampered'] as const) {
      test(`${name}, always ${fault}, ends in the error page with the rest alive`, async ({ page }) => {
        const { documents } = await openSearchWith(page, file, fault, 'always')

        await expect(failure(page)).toBeVisible()
        const reloads = documents() - 1
        await page.getByRole('banner').getByRole('link', { name: /home/i }).click()
        await expect(page.getByRole('heading', { level: 1, name: /furnished flats/i })).toBeVisible()

        expect([reloads, documents() - 1]).toEqual([1, 1])
        expect(await page.evaluate((mark) => mark in window, TAMPERED_MARK)).toBe(false)
      })
    }

    test(`${name}, refused once, is asked for again, quietly where the browser lets us`, async ({
      page,
      browser,
    }) => {
      const isQuiet = file.endsWith('Style') || (await forgetsFailedModules(browser))
      const { documents, broken } = await openSearchWith(page, file, 'refused', 'once')

      await whenSearchRuns(page)

      expect([broken(), documents()]).toEqual([1, isQuiet ? 1 : 2])
    })
  }

  for (const [name, file] of Object.entries(SHELL_FILES)) {
    for (const fault of ['refused', 'hanging', 'tampered'] as const) {
      test(`${name}, always ${fault}, ends in a page in plain words`, async ({ page }) => {
        const { documents } = await openSearchWith(page, file, fault, 'always')

        await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible()

        expect(documents()).toBe(2)
        await expect(page.getByRole('link', { name: 'Go to home' })).toBeVisible()
        expect(await page.evaluate((mark) => mark in window, TAMPERED_MARK)).toBe(false)
      })
    }
  }

  test('without storage the page is reloaded once as well', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    const { documents } = await openSearchWith(page, 'entry', 'refused', 'always')

    await expect(failure(page)).toBeVisible()

    expect(documents()).toBe(2)
  })

  test('a part that has loaded successfully gets another reload later', async ({ page }) => {
    const { documents } = await openSearchWith(page, 'entry', 'refused', 'until reload')
    await whenSearchRuns(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const files = await filesOfSearch(page.request)
    await breakFile(page, files.entry, 'refused', 'until reload')

    await page.goto('/search')

    await whenSearchRuns(page)
    expect(documents()).toBe(4)
  })

  test.describe('on a plain static host', () => {
    test('the shell reads the registry itself', async ({ page }) => {
      await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS, isStaticHost: true })

      await page.goto('/search')

      await whenSearchRuns(page)
    })

    test('the shell’s own import map blocks a tampered file', async ({ page }) => {
      const { entry } = await filesOfSearch(page.request)
      await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS, isStaticHost: true })
      await breakFile(page, entry, 'tampered', 'always')

      await page.goto('/search')

      await expect(failure(page)).toBeVisible()
      expect(await page.evaluate((mark) => mark in window, TAMPERED_MARK)).toBe(false)
    })

    for (const file of ['/remotes/registry.json', '/remotes/mf-search/*/release.json']) {
      for (const fault of ['refused', 'hanging'] as const) {
        test(`${file}, always ${fault}, costs one reload and then shows an error`, async ({ page }) => {
          await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS, isStaticHost: true })
          const documents = countDocuments(page)
          await breakFile(page, file, fault, 'always')

          await page.goto('/search')

          await expect(page.getByRole('alert')).toBeVisible()
          expect(documents()).toBe(2)
        })

        test(`${file}, ${fault} until the page is reloaded, costs one reload`, async ({ page }) => {
          await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS, isStaticHost: true })
          const documents = countDocuments(page)
          await breakFile(page, file, fault, 'until reload')

          await page.goto('/search')

          await whenSearchRuns(page)
          expect(documents()).toBe(2)
        })
      }
    }
  })
})

test('if the calendar of the home page fails to load, one reload is tried, then months can be chosen', {
  tag: '@one-size',
}, async ({ page }) => {
  await changePageFacts(page, { loadTimeoutMs: TIMEOUT_MS })
  const documents = countDocuments(page)
  await breakFile(page, '/exact-days.*.js', 'refused', 'always')
  await page.goto('/')

  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByText('Exact dates').click()
  await reloaded
  await page.getByText('Exact dates').click()

  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible()
  await expect(page.getByLabel('For how long?')).toBeVisible()
  expect(documents()).toBe(2)
})
