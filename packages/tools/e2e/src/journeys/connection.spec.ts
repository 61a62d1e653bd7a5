// proves 4.10, 8.8, 16.54
import { acceptCookies } from '../commands/accept-cookies.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { rewriteFacts } from '../failures/rewrite-facts.ts'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { Frame } from '../pages/frame.ts'

const { en } = LANGUAGES

test.describe('without a connection', () => {
  // Requests in flight, and the silent sign-in.
  test.use({ allowed: { messages: [], failures: [/\/(remotes|auth|api)\/|\/silent-check-sso\./] } })

  test('a notice is shown for as long as it lasts, and another when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/rent')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const notice = page.getByRole('status').filter({ hasText: 'You are offline.' })
    await expect(notice).toHaveCount(0)
    // The library for signing in is loaded after the page: without it the page would rightly complain.
    await whenQuiet(page)

    await context.setOffline(true)
    await expect(notice).toBeVisible()
    await context.setOffline(false)

    await expect(notice).toHaveCount(0)
    await expect(page.getByText('You are online again.')).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({ allowed: { messages: [/./], failures: [/./] } })

  test('an opened page is shown once the connection is back, and the current one stays until then', async ({
    page,
    context,
  }) => {
    await page.goto('/search')
    const flat = page.getByRole('main').getByRole('article').first()
    await flat.waitFor()

    await whenReady(page, 'remote')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible()
    await expect(flat).toBeVisible()
    await context.setOffline(false)

    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })
})

test.describe('without a connection', () => {
  test.use({ allowed: { messages: [/./], failures: [/./] } })

  test('a page of the shell that is not loaded yet opens by itself once online again', {
    tag: '@one-size',
  }, async ({ page, context }) => {
    await page.route('**/page-business.*', (route) => route.abort())
    await page.goto('/rent')
    await whenReady(page, 'shell')

    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: 'Business' }).click()
    await expect(page.getByRole('main')).toContainText(
      'This page opens by itself as soon as you are online again.',
    )
    await page.unroute('**/page-business.*')
    await context.setOffline(false)

    await expect(page).toHaveURL('/business')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/offline|went wrong/)
  })
})

test.describe('while the identity service does not answer', () => {
  // The silent sign-in fails, which the shell logs.
  test.use({ allowed: { messages: [/./], failures: [/\/auth\//] } })

  test('public pages work, and logging in says that it cannot be reached', { tag: '@one-size' }, async ({
    page,
  }) => {
    await page.route('**/auth/**', (route) => route.abort())
    await page.goto('/')
    await acceptCookies(page, en)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()

    await (await new Frame(page, en).logIn()).click()

    const dialog = page.getByRole('dialog', { name: 'Something went wrong' })
    await expect(dialog).toContainText('Internet disconnected or problem unknown')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'Rent' }).click()
    await expect(page).toHaveURL('/rent')
  })
})

test('a page behind an unknown middleware shows error 500, “Unknown middleware”', async ({ page }) => {
  await rewriteFacts(page, {
    facts: ({ parts }) => {
      const favourites = parts.remotes
        .flatMap(({ routes }) => routes)
        .find(({ path }) => path === '/favorites')
      if (favourites) favourites.access = 'sesame'
    },
  })

  await page.goto('/favorites')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong Error 500')
  await expect(page.getByRole('main')).toContainText('Unknown middleware')
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL('/')
})
