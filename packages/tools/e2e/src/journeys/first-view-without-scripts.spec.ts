// proves 1.23, 14.11, 14.17
import { drawn, openDrawn } from '../commands/drawn.ts'
import { expect, test } from '../fixtures/test.ts'

/** More letters of a description come with a button, where there are scripts. */
const SHORT_TEXT = 420
/** The same of amenities. */
const AMENITIES_AT_FIRST = 12
/** On wide screens the first ones are in the grid, without a text of their own. */
const IN_THE_GRID = 5

test.describe('without scripts', () => {
  // Scripts are refused, and that is reported.
  test.use({ javaScriptEnabled: false, allowed: { messages: [], failures: [/\.js$/] } })

  test('one finds a flat: home, list, next page, and the flat with its price', async ({ page, request }) => {
    await drawn(request, '/search?page=2')

    await openDrawn(page, '/search')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/search\?page=2/)
    const flat = page.getByRole('article').first().getByRole('link').last()
    const address = (await flat.getAttribute('href')) ?? ''
    await openDrawn(page, address)

    const flatPage = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(flatPage).toContainText(/€[\d,]+/)
    expect(await flatPage.locator('img').count()).toBeGreaterThan(0)
    expect((await flatPage.locator('noscript p').first().innerText()).length).toBeGreaterThan(SHORT_TEXT)
    const amenities = page.getByRole('region', { name: 'What this flat offers' }).getByRole('listitem')
    expect(await amenities.count()).toBeGreaterThan(AMENITIES_AT_FIRST)
    // The pictures stay, and are buttons.
    await expect(flatPage.getByRole('button').filter({ hasNot: page.locator('img') })).toHaveCount(0)
    const { images } = (await (await request.get(`/api${address}`)).json()) as { images: unknown[] }
    const isWide = (page.viewportSize()?.width ?? 0) >= 768
    await expect(flatPage.getByRole('img', { name: /^Photo \d+ of/ })).toHaveCount(
      images.length - (isWide ? Math.min(images.length, IN_THE_GRID) : 0),
    )
  })

  test('a city that is typed into the search of the home page is searched', { tag: '@one-size' }, async ({
    page,
  }) => {
    await openDrawn(page, '/de')

    await page.getByRole('combobox', { name: 'Wo?' }).fill('Berlin')
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click()

    await expect(page).toHaveURL(/\/de\/search\?q=Berlin$/)
  })

  test('another city is typed into the search of the list', async ({ page, request }) => {
    await drawn(request, '/search?q=Berlin')
    await openDrawn(page, '/search?q=Hamburg')

    const box = page.getByRole('search')
    await box.getByRole('combobox').or(box.getByRole('textbox')).first().fill('Berlin')
    await box.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL(/\/search\?q=Berlin/)
    await expect(page.getByRole('main')).toContainText('Flats in Berlin')
  })

  test('the legal pages can be read', { tag: '@one-size' }, async ({ page }) => {
    for (const path of ['/imprint', '/privacy-policy', '/terms-and-conditions']) {
      await openDrawn(page, path)

      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    }
  })

  test('a page that needs scripts says so, and a readable one says what is missing', {
    tag: '@one-size',
  }, async ({ request }) => {
    const [needing, readable] = [await request.get('/my-requests'), await drawn(request, '/de/search')]

    expect(await needing.text()).toContain('<noscript><p>This site needs JavaScript.')
    expect(readable).toContain('<noscript><p>Diese Seite können Sie ohne JavaScript lesen.')
  })

  test('a flat that is not there is answered with a page and status 404', { tag: '@one-size' }, async ({
    request,
  }) => {
    const html = await drawn(request, '/de/flat/999999')

    expect(html).toContain('<noscript><h1>Seite nicht gefunden</h1>')
    expect((await request.get('/de/flat/999999')).status()).toBe(404)
  })

  test('an unknown address is answered with a page and status 404', { tag: '@one-size' }, async ({
    request,
  }) => {
    const html = await drawn(request, '/es/nowhere')

    expect(html).toContain('404')
    expect((await request.get('/es/nowhere')).status()).toBe(404)
  })
})
