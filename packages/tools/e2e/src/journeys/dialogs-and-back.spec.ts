// proves 12.11
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { someFlat } from '../commands/some-flat.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { SearchFilters } from '../pages/search-filters.ts'
import { SearchPage } from '../pages/search-page.ts'
import { LANDLORD } from '../people.ts'

const { en } = LANGUAGES
const heightOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a page keeps its position when a dialog that was opened right after scrolling is closed', async ({
  page,
}) => {
  const { id } = await someFlat(page.request)
  await page.goto('/')
  await acceptCookies(page, en)
  await new FlatPage(page, en).open(id)
  const opener = page.getByRole('button', { name: 'Report this listing' })
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  await whenQuiet(page)
  await opener.scrollIntoViewIfNeeded()
  await whenQuiet(page)
  await page.evaluate(() => window.scrollTo(0, 0))

  // Pressed before the event of the scrolling.
  await opener.evaluate((button) => {
    window.scrollTo(0, 300)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await dialog.getByRole('button', { name: 'Close' }).click()

  await expect(dialog).toBeHidden()
  expect(await heightOf(page)).toBe(300)
})

test('Back closes a dialog and stays on the page; Forward and reloading open it again', async ({ page }) => {
  const { id } = await someFlat(page.request)
  await page.goto('/')
  await acceptCookies(page, en)
  await new FlatPage(page, en).open(id)
  const opener = page.getByRole('button', { name: 'Report this listing' })
  const dialog = page.getByRole('dialog', { name: 'Report this listing' })
  const message = dialog.getByRole('textbox', { name: 'What is wrong with it?' })
  await whenQuiet(page)
  await page.evaluate(() => window.scrollTo(0, 120))
  await opener.scrollIntoViewIfNeeded()
  // Map and reviews are loaded when they come near.
  await whenQuiet(page)
  const height = await heightOf(page)
  expect(height).toBeGreaterThan(0)
  await opener.click()
  await message.fill('The photos show another flat.')

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await heightOf(page)).toBe(height)

  await page.goForward()
  await expect(message).toHaveValue('The photos show another flat.')
  expect(await heightOf(page)).toBe(height)

  await page.reload()
  await expect(message).toHaveValue('The photos show another flat.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/flat/${id}`)

  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Back closes the calendar, then the sheet of filters, and keeps the search', async ({ page }) => {
  const search = new SearchPage(page, en)
  const filters = new SearchFilters(page, en)
  await page.goto('/')
  await search.open('?q=Berlin')
  await acceptCookies(page, en)
  await filters.open()
  const calendar = await filters.openCalendar()
  await calendar.getByRole('button', { name: 'Later months' }).click()
  await calendar
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /^[^,]+,? 15 / })
    .click()
  await expect(page).toHaveURL(/\?q=Berlin&from=\d{4}-\d\d-15$/)

  await page.goBack()
  await expect(calendar).toBeHidden()
  await expect(filters.sheet).toBeVisible()
  await expect(page).toHaveURL(/\?q=Berlin&from=\d{4}-\d\d-15$/)
  await page.goBack()
  await expect(filters.sheet).toBeHidden()
  await expect(page).toHaveURL(/\?q=Berlin&from=\d{4}-\d\d-15$/)
  await page.goBack()

  await expect(page).toHaveURL('/')
})

test('Back closes the calendar of the home page', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/')
  await acceptCookies(page, en)
  await page.getByRole('search').getByText(en.names.exactDates).click()
  await page.getByRole('button', { name: 'Move in: open calendar' }).click()
  const calendar = page.getByRole('dialog', { name: en.names.whenToStay })
  await expect(calendar).toBeVisible()

  await page.goBack()

  await expect(calendar).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('a dialog that a menu has opened gives the focus back to the button of the menu', {
  tag: '@one-size',
}, async ({ page }) => {
  await arriveAs(page, LANDLORD)
  await page.goto('/my-flats')
  const flat = page.getByRole('main').getByRole('article').first()
  const menu = flat.getByRole('button', { name: /^More actions/ })
  await menu.click()
  await flat.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this flat?' })
  await expect(dialog).toBeVisible()

  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()
})

test('pressing Close twice at once closes a dialog once', { tag: '@one-size' }, async ({ page }) => {
  await arriveAs(page, LANDLORD)
  await page.goto('/')
  await page.goto('/my-flats')
  const flat = page.getByRole('main').getByRole('article').first()
  await flat.getByRole('button', { name: /^More actions/ }).click()
  await flat.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this flat?' })

  await dialog.getByRole('button', { name: 'Keep it' }).dblclick()

  await expect(dialog).toBeHidden()
  await whenQuiet(page)
  await expect(page).toHaveURL('/my-flats')
})
