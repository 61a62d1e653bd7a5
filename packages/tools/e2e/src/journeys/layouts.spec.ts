// proves 2.34, 2.36, 2.37, 2.38, 2.52, 2.53, 2.88, 6.5, 9.18, 16.48, D1.11, D11.5
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { signIn } from '../commands/sign-in.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { ADMIN, TENANT } from '../people.ts'

/** The pages of mf-admin: the menu links to these only. */
const ADMIN_LINKS = [
  ['Admin', '/admin'],
  ['Flat reviews', '/admin/flat-reviews'],
  ['Flats', '/admin/flats'],
  ['Tenant reviews', '/admin/tenant-reviews'],
  ['Bookings', '/admin/bookings'],
  ['Invoices', '/admin/invoices'],
  ['Users', '/admin/users'],
  ['Searches', '/admin/searches'],
] as const

test('a general page has bar and footer, a page without footer only the bar', async ({ page }) => {
  await page.goto('/rent')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()

  await page.goto('/search')

  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the cookie banner is shown on every layout', async ({ page }) => {
  for (const path of ['/rent', '/search', '/admin']) {
    await page.goto(path)

    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  }
})

test('signed out, the back office shows only the spinner, stays on its address and calls no API', async ({
  page,
}) => {
  const asked = adminCalls(page)

  await page.goto('/admin')

  await expectSpinnerOnly(page)
  expect(asked).toEqual([])
})

test('whoever is no admin sees only the spinner of the back office, and no API is called', async ({
  page,
}) => {
  await page.goto('/admin')
  await acceptCookies(page, LANGUAGES.en)
  const asked = adminCalls(page)

  await signIn(page, LANGUAGES.en, TENANT)

  await expectSpinnerOnly(page)
  expect(asked).toEqual([])
})

test.describe('for an admin', () => {
  test.beforeEach(async ({ page }) => {
    await arriveAs(page, ADMIN)
    await page.goto('/admin')
  })

  test('the back office shows its content below its own bar', async ({ page }) => {
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Rent' })).toHaveCount(0)
  })

  test('the side menu leads to every page and back to the public site', { tag: '@one-size' }, async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: 'Admin' })
    const links = menu.getByRole('link')

    await expect(links).toHaveText([...ADMIN_LINKS.map(([name]) => name), 'To the public site'])
    for (const [name, path] of ADMIN_LINKS) {
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
    }
    expect(await menu.evaluate((one) => one.parentElement?.getBoundingClientRect().width)).toBe(320)
    await menu.getByRole('link', { name: 'To the public site' }).click()

    await expect(page).toHaveURL('/')
  })

  test('below 992 px the side menu is hidden until it is opened', { tag: '@one-size' }, async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeHidden()

    await page.getByRole('button', { name: 'Open the admin menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Admin' })
    await expect(drawer.getByRole('link')).toHaveCount(ADMIN_LINKS.length + 1)
    await page.keyboard.press('Escape')

    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the admin menu' })).toBeFocused()
  })

  test('the back office fits the width of phones and of the narrowest screen', async ({ page }) => {
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)

    for (const screen of [320, 390]) {
      await page.setViewportSize({ width: screen, height: 640 })
      await page.reload()
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(width).toBe(screen)
    }
  })
})

test('the bar of a signed-in user fits every width in every language', { tag: '@one-size' }, async ({
  page,
}) => {
  await arriveAs(page, TENANT)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  for (const path of ['/help', '/de/help', '/es/help']) {
    await page.goto(path)
    await page.getByRole('banner').getByRole('button', { name: 'Tara Lindqvist' }).waitFor()
    for (const width of [320, 390, 768, 992, 1200]) {
      await page.setViewportSize({ width, height: 640 })
      await expect.poll(overflow).toBe(0)
    }
  }
})

test('on a phone the selected options of the home page are not cut in any language', {
  tag: '@one-size',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })

  for (const path of ['/', '/de', '/es']) {
    await page.goto(path)
    await page.getByRole('search').getByRole('combobox').last().waitFor()
    expect(await cutChoices(page), path).toEqual([])
  }
})

/** The choices of select fields that are wider than their fields. */
function cutChoices(page: Page): Promise<string[]> {
  return page.getByRole('search').evaluate((box) =>
    [...box.querySelectorAll('select')]
      .filter((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('no canvas')
        context.font = font
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        return context.measureText(select.selectedOptions[0]?.label ?? '').width > room
      })
      .map((select) => select.selectedOptions[0]?.label ?? ''),
  )
}

/** The back office's calls from now on. */
function adminCalls(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/admin')) asked.push(request.url())
  })
  return asked
}

async function expectSpinnerOnly(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading')
  await whenQuiet(page)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('main')).toHaveText('Loading')
  await expect(page).toHaveTitle('Admin | Domizil')
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
}
