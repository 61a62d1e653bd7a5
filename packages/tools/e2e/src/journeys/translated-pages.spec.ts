// proves 14.3, 14.4
import { addMonths, type Day, formatDay, lastDayOfMonths } from '@domizil/domain'
import type { Browser, Page } from '@playwright/test'
import { allowCookies, arriveAs } from '../commands/arrive.ts'
import { shownText, translate } from '../commands/translate.ts'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { ADMIN, LANDLORD, type Person, TENANT } from '../people.ts'

/** A page, and the way to a change of its texts; it ends when the change is shown. */
interface Visit {
  readonly path: string
  readonly person?: Person
  press(page: Page): Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click()
const choose = (page: Page, name: RegExp) =>
  main(page).getByRole('radio', { name }).first().check({ force: true })

const TODAY: Day = new Date().toISOString().slice(0, 10)
const MOVE_IN: Day = `${addMonths(TODAY, 3).slice(0, 8)}01`
const MOVE_OUT = lastDayOfMonths(MOVE_IN, 7)
/** Of the month after next, which a calendar of two months shows after one step, as its buttons name it. */
const laterDay = (day: number) => {
  const month = new Date(`${addMonths(TODAY, 2).slice(0, 8)}01`)
  return new RegExp(
    `\\b${day} ${month.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
  )
}

const VISITS: Record<string, Visit> = {
  home: {
    path: '/',
    async press(page) {
      await choose(page, /^Exact dates/)
      await press(page, /^Favourite/)
      await expect(main(page).getByRole('button', { name: /^Favourite/, pressed: true })).toBeVisible()
    },
  },
  search: {
    path: '/search',
    async press(page) {
      await main(page).getByRole('combobox', { name: 'Where?' }).fill('Tübingen')
      await press(page, 'Search')
      await expect(page).toHaveURL(/q=T/)
      await press(page, /^Registration possible/)
      await expect(page).toHaveURL(/REGISTRATION/)
    },
  },
  'a flat with a stay': {
    path: `/flat/358?from=${MOVE_IN}&to=${lastDayOfMonths(MOVE_IN, 2)}`,
    async press(page) {
      await main(page).getByRole('textbox', { name: 'Move-out' }).first().fill(formatDay(MOVE_OUT))
      await expect(page).toHaveURL(new RegExp(MOVE_OUT))
      await press(page, 'Read the full description')
    },
  },
  'the beginning of a flat': {
    path: '/pre-flat-wizard',
    async press(page) {
      await press(page, /The rent$/)
    },
  },
  'my requests': {
    path: '/my-requests',
    person: TENANT,
    async press(page) {
      await choose(page, /^Requested/)
      await choose(page, /^Ended/)
    },
  },
  'the flat wizard': {
    path: '/flat-wizard',
    person: LANDLORD,
    async press(page) {
      await press(page, /Rules, amenities, photos/)
      await press(page, /Titles and texts/)
    },
  },
  'the edit of a flat': {
    path: '/flat/1/edit',
    person: LANDLORD,
    async press(page) {
      await press(page, /Titles and texts/)
    },
  },
  'the bookings of a flat': {
    path: '/flat/1/bookings',
    person: LANDLORD,
    async press(page) {
      await choose(page, /^Approved/)
      await choose(page, /^Requested/)
      await press(page, 'Approve')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'the contract dialog': {
    path: '/flat/4/bookings',
    person: LANDLORD,
    async press(page) {
      await press(page, 'Choose the contract')
      await page.getByRole('radio', { name: /^Our contract/ }).check()
    },
  },
  'my flats': {
    path: '/my-flats',
    person: LANDLORD,
    async press(page) {
      await choose(page, /^Paused/)
      await choose(page, /^Listed/)
      await main(page).getByRole('checkbox').nth(1).check()
    },
  },
  availability: {
    // No other journey blocks or books days of this flat.
    path: '/flat/8/availability',
    person: LANDLORD,
    async press(page) {
      await press(page, 'Later months')
      await press(page, laterDay(1))
      await press(page, laterDay(5))
    },
  },
  'a list of the back office': {
    path: '/admin/flats',
    person: ADMIN,
    async press(page) {
      await main(page)
        .getByRole('searchbox')
        .or(main(page).getByLabel('Search the list'))
        .first()
        .fill('Berlin')
      const found = page.waitForResponse(/\/admin\/api\/.*q=Berlin/)
      await press(page, 'Search')
      await found
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
      await main(page).getByRole('checkbox').nth(2).check()
    },
  },
}

for (const [name, visit] of Object.entries(VISITS))
  test(`${name} translated by the browser shows the same contents as untranslated`, {
    tag: '@one-size',
  }, async ({ page, browser }) => {
    if (visit.person) await arriveAs(page, visit.person)
    else await allowCookies(page)
    const plain = await besides(page, browser)
    await Promise.all([page, plain].map((each) => open(each, visit)))
    const before = await shownText(plain)

    await translate(page)
    await Promise.all([page, plain].map((each) => visit.press(each)))

    await expect(async () => expect(await shownText(page)).toEqual(await shownText(plain))).toPass()
    expect(await shownText(plain)).not.toEqual(before)
    await plain.context().close()
  })

/** A page of the same visitor in another browser, so that neither changes what the other shows. */
async function besides(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await allowCookies(other)
  return other
}

async function open(page: Page, { path }: Visit): Promise<void> {
  await page.goto(path)
  await whenReady(page, path === '/' ? 'shell' : 'remote')
  await expect(main(page).getByRole('button').first()).toBeVisible()
}

test('names, addresses and numbers are marked as not to be translated', { tag: '@one-size' }, async ({
  page,
}) => {
  await arriveAs(page, TENANT)
  await page.goto('/my-requests')
  await whenReady(page, 'remote')
  const kept = page.locator('[translate="no"]')

  for (const text of ['Domizil', /^No\. \d+$/, /@domizil\.example/])
    await expect(kept.filter({ hasText: text }).first()).toBeAttached()
})
