import type { APIRequestContext, Page } from '@playwright/test'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { addressOf, LANGUAGES } from '../languages.ts'
import { SearchPage } from '../pages/search-page.ts'

const MISSING = '/flat/999999999'

/** The number of occurrences of each tag that must be unique. */
async function countsOf(page: Page): Promise<Record<string, number>> {
  const tags = ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[name="robots"]']
  return Object.fromEntries(
    await Promise.all(tags.map(async (tag) => [tag, await page.locator(`head > ${tag}`).count()] as const)),
  )
}

const described = (page: Page) => page.locator('head > meta[name="description"]').getAttribute('content')
const canonical = (page: Page) => page.locator('head > link[rel="canonical"]').getAttribute('href')

async function someFlat(request: APIRequestContext): Promise<{ id: number; title_en: string }> {
  const [flat] = (await (await request.get('/api/flat/list')).json()) as { id: number; title_en: string }[]
  if (!flat) throw new Error('there is no flat')
  return flat
}

// The head of a page does not depend on the width of the screen.
test.describe('what search engines and link previews read', { tag: '@one-size' }, () => {
  test('while navigating, each page describes itself, with every tag once', async ({ page }) => {
    const once = {
      title: 1,
      'meta[name="description"]': 1,
      'link[rel="canonical"]': 1,
      'meta[name="robots"]': 0,
    }
    await page.goto('/rent')
    // Before it has its code its links load a page, which is described by the server.
    await whenReady(page, 'shell')
    const rent = await described(page)
    expect(await countsOf(page)).toEqual(once)

    await page.getByRole('main').getByRole('link', { name: 'Search flats' }).click()
    await expect(page).toHaveTitle('Furnished flats to rent | Domizil')

    await expect.poll(() => described(page)).not.toBe(rent)
    expect(await countsOf(page)).toEqual(once)
    expect(new URL((await canonical(page)) ?? '').pathname).toBe('/search')
    await expect(page.locator('head > meta[property^="og:"]')).toHaveCount(0)
  })

  test('a flat opened from the list has the same description as one opened by its address', async ({
    page,
  }) => {
    const search = new SearchPage(page, LANGUAGES.en)
    await search.open()
    const title = await search.openFirstFlat()
    await expect(page).toHaveTitle(`${title} | Domizil`)
    const whenClicked = await described(page)

    await page.reload()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()

    expect(await described(page)).toBe(whenClicked)
    expect(whenClicked?.length).toBeGreaterThan(20)
    expect((await countsOf(page)).title).toBe(1)
  })

  test('flats in the sitemap can be opened', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const flat = await someFlat(request)

    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*/de/flat/${flat.id}</loc>`))
    const page = await request.get(`/flat/${flat.id}`)
    expect([page.status(), (await page.text()).includes('"@type":"Offer"')]).toEqual([200, true])
  })
})

test.describe('a flat that is not there', () => {
  test.use({ allowed: { messages: [], failures: [new RegExp(MISSING)] } })

  for (const language of Object.values(LANGUAGES)) {
    test(`is answered with 404 and noindex, ${language.locale}`, async ({ page }) => {
      const response = await page.goto(addressOf(language, MISSING))
      await page.getByRole('heading', { level: 1 }).waitFor()

      expect(response?.status()).toBe(404)
      await expect(page.locator('head > meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      expect((await countsOf(page))['meta[name="robots"]']).toBe(1)
    })
  }
})
