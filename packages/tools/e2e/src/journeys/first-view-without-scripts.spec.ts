import { drawn } from '../commands/drawn.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('without scripts', () => {
  // Scripts are refused, and that is reported.
  test.use({ javaScriptEnabled: false, allowed: { messages: [], failures: [/\.js$/] } })

  test('one finds a flat: from home to a list, its next page, and the flat with its price', async ({
    page,
    request,
  }) => {
    for (const path of ['/', '/search', '/search?page=2']) await drawn(request, path)

    await page.goto('/search')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/search\?page=2/)
    const flat = page.getByRole('article').first().getByRole('link').last()
    const address = (await flat.getAttribute('href')) ?? ''
    await drawn(request, address)
    await page.goto(address)

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/€[\d,]+/)
    expect(await page.getByRole('main').locator('img').count()).toBeGreaterThan(0)
  })

  test('one reads the legal pages', async ({ page, request }) => {
    for (const path of ['/imprint', '/privacy-policy', '/terms-and-conditions']) {
      await drawn(request, path)
      await page.goto(path)

      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    }
  })

  test('a page that needs them says so, and one that can be read says what is missing', async ({
    request,
  }) => {
    const [needing, readable] = [await request.get('/my-requests'), await drawn(request, '/de/search')]

    expect(await needing.text()).toContain('<noscript><p>This site needs JavaScript.')
    expect(readable).toContain('<noscript><p>Diese Seite können Sie ohne JavaScript lesen.')
  })

  test('a flat that is not there says so, with its status', async ({ request }) => {
    const html = await drawn(request, '/de/flat/999999')

    expect(html).toContain('<noscript><h1>Seite nicht gefunden</h1>')
    expect((await request.get('/de/flat/999999')).status()).toBe(404)
  })

  test('an unknown address is answered with its page and its status', async ({ request }) => {
    const html = await drawn(request, '/es/nowhere')

    expect(html).toContain('404')
    expect((await request.get('/es/nowhere')).status()).toBe(404)
  })
})
