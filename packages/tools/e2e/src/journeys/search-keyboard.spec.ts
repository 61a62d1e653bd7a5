// proves 2.55
import { tabTo } from '../commands/tab-to.ts'
import { whatHidesFocus } from '../commands/what-hides-focus.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchFilters } from '../pages/search-filters.ts'
import { SearchMap } from '../pages/search-map.ts'
import { SearchPage } from '../pages/search-page.ts'

const { en } = LANGUAGES

test.describe('by keyboard alone, without the map', { tag: '@keyboard' }, () => {
  // Too narrow for the map, which is not even loaded.
  test.use({ viewport: { width: 900, height: 900 } })

  test('a filter is set and removed', async ({ page }) => {
    const search = new SearchPage(page, en)
    const filters = new SearchFilters(page, en)
    await search.open('?q=Berlin')
    const before = await search.total()
    const open = page.getByRole('button', { name: en.names.filters })

    await tabTo(page, open)
    await page.keyboard.press('Enter')
    await tabTo(page, filters.sheet.getByRole('checkbox', { name: en.names.petsAllowed }))
    await page.keyboard.press('Space')
    await expect.poll(() => search.total()).toBeLessThan(before)
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await tabTo(page, filters.chips.first())
    await page.keyboard.press('Enter')

    await expect.poll(() => search.total()).toBe(before)
    await expect(page).toHaveURL(/\/search\?q=Berlin$/)
  })

  test('the list is sorted, its pages are turned, and a flat is opened', async ({ page }) => {
    const search = new SearchPage(page, en)
    await search.open('?q=Berlin')
    const first = await search.flats.first().getByRole('heading').textContent()

    await tabTo(page, page.getByRole('combobox', { name: en.names.order }))
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/sort=NEWEST/)
    await tabTo(page, page.getByRole('link', { name: en.names.nextPage }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/page=2/)
    await expect(search.flats.first().getByRole('heading')).not.toHaveText(first ?? '')
    await tabTo(page, search.flats.first().getByRole('heading').getByRole('link'))
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/flat\/\d+/)
    await expect(new SearchMap(page, en).canvas).toHaveCount(0)
  })

  test('a flat is added to the favourites', async ({ page }) => {
    const search = new SearchPage(page, en)
    await search.open('?q=Berlin')
    const heart = search.flats.first().getByRole('button', { name: en.names.favourite })

    await tabTo(page, heart)
    await page.keyboard.press('Space')

    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})

for (const key of ['Tab', 'Shift+Tab']) {
  test(`moving the focus with ${key} never hides it under a bar or the cookie banner`, async ({ page }) => {
    await new SearchPage(page, en).open('?q=Berlin&beds=1')
    await page
      .getByRole('link', { name: en.names.nextPage })
      .or(page.getByRole('article').last())
      .last()
      .scrollIntoViewIfNeeded()
    if (key === 'Tab') await page.evaluate(() => scrollTo(0, 0))

    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(key)
      await expect.poll(() => whatHidesFocus(page)).toBe('')
    }
  })
}
