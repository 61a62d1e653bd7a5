// proves 1.7, 2.25, 2.26, 2.27, 2.28, 2.29, 2.30
import { readFile } from 'node:fs/promises'
import { cutColumns } from '../commands/cut-columns.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminListPage } from '../pages/admin-list-page.ts'

const LISTS = [
  ['Flats', '/admin/flats'],
  ['Bookings', '/admin/bookings'],
  ['Users', '/admin/users'],
  ['Invoices', '/admin/invoices'],
  ['Flat reviews', '/admin/flat-reviews'],
  ['Tenant reviews', '/admin/tenant-reviews'],
  ['Searches', '/admin/searches'],
] as const

for (const [name, path] of LISTS) {
  test(`the list of ${name.toLowerCase()} has no accessibility barriers and fits the narrowest screen`, async ({
    page,
  }) => {
    const list = new AdminListPage(page)

    await list.enter(path)
    await list.whenLoaded()

    await expect(list.heading).toHaveText(name)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(name)).toBeVisible()
    expect(await seriousBarriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('a long search text wraps instead of widening the page', { tag: '@one-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const list = new AdminListPage(page)
  const address = `${'w'.repeat(50)}@example.com`

  await list.enter(`/admin/users?q=${address}`)

  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(address)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

// German words are the longest.
const TABLES = [
  ...LISTS.map(([, path]) => path),
  '/admin?tab=help&status=',
  '/admin?tab=audit',
  '/admin?tab=demand',
  '/admin?tab=mails',
]

test('no column of a list is cut, and status, money and days are whole', { tag: '@one-size' }, async ({
  page,
}) => {
  const list = new AdminListPage(page)

  for (const path of TABLES) {
    await list.enter(`/de${path}`)
    await list.rows.nth(1).waitFor()
    for (const width of [1200, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => cutColumns(page), `${path} at ${width}`).toEqual([])
    }
  }
})

test('on a phone the current tab is scrolled into view', { tag: '@one-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })

  await new AdminListPage(page).enter('/de/admin?tab=audit')

  await expect(page.getByRole('main').getByRole('link', { name: 'Protokoll' })).toBeInViewport({ ratio: 1 })
})

/** The sort columns and filters of each list. */
const SORTED = [
  { path: '/admin/flats', column: 'Price per month', filter: 'Status', code: 'Listed' },
  { path: '/admin/bookings', column: 'Total rent', filter: 'Status', code: 'Requested' },
  { path: '/admin/users', column: 'Name', filter: 'Status', code: 'Active' },
  { path: '/admin/invoices', column: 'Gross', filter: 'Status', code: 'Settled' },
  { path: '/admin/flat-reviews', column: 'Rating', filter: 'Status', code: 'Published' },
  { path: '/admin/tenant-reviews', column: 'Rating', filter: 'Status', code: 'Published' },
  { path: '/admin/searches', column: 'Results', filter: 'Language', code: 'English' },
] as const

for (const { path, column, filter, code } of SORTED) {
  test(`${path} is sorted and filtered by its address, and can be downloaded as a file`, {
    tag: '@one-size',
  }, async ({ page }) => {
    const list = new AdminListPage(page)
    await list.enter(path)
    await list.whenLoaded()

    await list.sortBy(column)
    await expect(list.table.getByRole('columnheader', { name: column })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await list.choose(filter, code)
    await expect(page.getByRole('button', { name: `Remove filter ${filter}: ${code}` })).toBeVisible()
    await page.reload()
    await list.whenLoaded()

    const shown = await list.column(filter)
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown.map((text) => text.split('\n')[0]))).toEqual(new Set([code]))
    const file = await list.export()
    const lines = (await readFile(await file.path(), 'utf8'))
      .replaceAll(/"(?:[^"]|"")*"/g, 'text')
      .trimEnd()
      .split('\r\n')
    expect(lines.length - 1).toBe(await list.total())
  })
}
