// proves 2.95, 2.97, 2.100, 22.64
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD } from '../people.ts'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('a new page opens at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/help')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // Before, what is out of view is not laid out, and the page is shorter.
  await whenReady(page, 'shell')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' })
  await link.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(200)

  await link.click()
  await expect(page).toHaveTitle('Imprint | Domizil')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()

  await expect(page).toHaveTitle('Help | Domizil')
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(3)
})

test('a reloaded page restores its scroll position once its data are loaded, without a visible footer', async ({
  page,
}) => {
  await arriveAs(page, LANDLORD)
  await page.goto('/flat/bookings')
  await page.getByRole('main').getByRole('article').nth(3).waitFor()
  await whenQuiet(page)
  await page.evaluate(() => window.scrollTo(0, 1200))
  const left = await scrolled(page)
  await page.addInitScript(noteShownFooter)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/booking/api/**', async (route) => {
    await held
    await route.continue()
  })

  await page.reload()
  await whenReady(page, 'remote')
  await whenQuiet(page)
  const whileWaiting = await scrolled(page)
  release()

  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(3)
  expect(whileWaiting).toBe(0)
  expect(await page.evaluate(() => document.documentElement.dataset.footer)).toBeUndefined()
})

/** Runs in the page: notes when its footer stands in the window. */
function noteShownFooter(): void {
  const look = () => {
    const top = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity
    if (top < innerHeight) document.documentElement.dataset.footer = 'shown'
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('an address with an anchor scrolls to its section', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/privacy-policy#rights')

  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})

test('each page has its title, followed by the product name', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/imprint')
  await expect(page).toHaveTitle('Imprint | Domizil')

  await page.getByRole('link', { name: /to the home page$/ }).click()

  await expect(page).toHaveTitle('Furnished flats by the month | Domizil')
})

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a new page fades in, the first page does not', { tag: '@one-size' }, async ({ page }) => {
    await countFades(page)
    await page.goto('/rent')
    // Before, the link opens a new document, whose page is the first one.
    await whenReady(page, 'shell')
    expect(await fades(page)).toBe(0)

    await page.getByRole('link', { name: /to the home page$/ }).click()

    // The address changes first.
    await expect.poll(() => fades(page)).toBe(1)
    await expect(page).toHaveURL('/')
  })
})

test('with reduced motion no page fades in', { tag: '@one-size' }, async ({ page }) => {
  await countFades(page)
  await page.goto('/rent')
  await whenReady(page, 'shell')

  await page.getByRole('link', { name: /to the home page$/ }).click()
  await expect(page).toHaveTitle('Furnished flats by the month | Domizil')

  expect(await fades(page)).toBe(0)
})

test('hovering a link prefetches its page', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/imprint')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const fetched = page.waitForRequest(/page-business\.\w+\.js$/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Business' }).hover()

  await fetched
})

test('an idle page prefetches the search', { tag: '@one-size' }, async ({ page }) => {
  const fetched = page.waitForRequest(/\/remotes\/mf-search\/.*\.js$/)

  await page.goto('/imprint')

  await fetched
})

test.describe('with data saving on', () => {
  test('nothing is prefetched', { tag: '@one-size' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const ahead: string[] = []
    page.on('request', (request) => {
      if (/page-business|\/mf-/.test(request.url())) ahead.push(request.url())
    })
    await page.goto('/imprint')
    await page.getByRole('heading', { level: 1 }).waitFor()

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Business' }).hover()
    await whenQuiet(page)

    expect(ahead).toEqual([])
  })
})

async function countFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Object.assign(window, { fades: 0 })
    Element.prototype.animate = function (this: Element, ...how) {
      if (this.id === 'main')
        Object.assign(window, { fades: (window as unknown as { fades: number }).fades + 1 })
      return animate.apply(this, how)
    }
  })
}

function fades(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { fades: number }).fades)
}
