// proves 12.1
import type { Page } from '@playwright/test'
import { readReleases, type ServedRelease } from '../commands/read-releases.ts'
import { someFlat } from '../commands/some-flat.ts'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { SearchFilters } from '../pages/search-filters.ts'
import { SearchPage } from '../pages/search-page.ts'

const { en } = LANGUAGES
/** The shared groups of antd, used by pages that require a session. */
const GROUPS = ['@domizil/ui/core', '@domizil/ui/work', '@domizil/ui/table']
/** The gallery of controls, for developers. */
const GALLERY = 'design'

test('no page that is open to all depends on antd', { tag: '@one-size' }, async ({ request }) => {
  const releases = await readReleases(request)
  const open = releases.flatMap(({ name, routes, start, pages }) =>
    routes
      .filter(({ access, page }) => access === 'open' && page !== GALLERY)
      .map(({ page }) => ({ name, page, shared: [...start.shared, ...(pages[page]?.shared ?? [])] })),
  )

  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(({ shared }) => GROUPS.some((group) => shared.includes(group)))).toEqual([])
})

/** What is drawn for signed-in people without antd: lists, and the first step of the wizard. Its dialogs come later. */
const LISTS = ['my-flats', 'my-requests', 'flat-bookings', 'availability', 'dashboard', 'flat-wizard']

test('neither the lists of signed-in users nor the wizard wait for antd', { tag: '@one-size' }, async ({
  request,
}) => {
  const releases = await readReleases(request)
  const lists = releases.flatMap(({ pages }) =>
    Object.entries(pages).filter(([page]) => LISTS.includes(page)),
  )

  expect(lists.map(([page]) => page).toSorted()).toEqual(LISTS.toSorted())
  expect(lists.filter(([, { shared }]) => GROUPS.some((group) => shared.includes(group)))).toEqual([])
})

const CALENDARS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    'the home page',
    async (page) => {
      await page.goto('/')
      await page.getByText('Exact dates').click()
      await page.getByRole('button', { name: 'Move in: open calendar' }).click()
    },
  ],
  [
    'the search',
    async (page) => {
      await new SearchPage(page, en).open()
      const filters = new SearchFilters(page, en)
      await filters.open()
      await filters.openCalendar()
    },
  ],
  [
    'a flat',
    async (page) => {
      const flat = new FlatPage(page, en)
      await flat.open((await someFlat(page.request)).id)
      await whenReady(page, 'remote')
      await flat.calendar.click()
    },
  ],
]

for (const [name, openCalendar] of CALENDARS) {
  test(`${name} opens its calendar without antd`, { tag: '@one-size' }, async ({ page }) => {
    const antd = (await readReleases(page.request)).flatMap(filesOfAntd)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))

    await openCalendar(page)
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()

    expect(antd.length).toBeGreaterThan(GROUPS.length)
    expect(fetched.filter((path) => antd.includes(path))).toEqual([])
  })
}

/** The files that an app loads for antd alone. */
function filesOfAntd({ name, version, shared }: ServedRelease): string[] {
  const filesOf = (isWanted: (group: string) => boolean) =>
    Object.entries(shared).flatMap(([group, { files }]) => (isWanted(group) ? files : []))
  const others = filesOf((group) => !GROUPS.includes(group))

  return filesOf((group) => GROUPS.includes(group))
    .filter((file) => !others.includes(file))
    .map((file) => `/remotes/${name}/${version}/${file}`)
}
