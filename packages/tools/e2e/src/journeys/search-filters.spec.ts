// proves 1.4
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, LANGUAGES } from '../languages.ts'
import { SearchFilters } from '../pages/search-filters.ts'
import { SearchPage } from '../pages/search-page.ts'

for (const language of Object.values(LANGUAGES)) {
  const { names } = language

  test.describe(`filters of the search, ${language.locale}`, inEachLanguage(language.locale), () => {
    test('what is chosen stands in the address, and a reload finds the same number of flats', async ({
      page,
    }) => {
      const search = new SearchPage(page, language)
      const filters = new SearchFilters(page, language)
      await search.open()
      const before = await search.total()
      await filters.open()

      await filters.sheet.getByRole('checkbox', { name: names.petsAllowed }).check()
      const bedrooms = filters.sheet.getByRole('group', { name: names.bedrooms })
      await bedrooms.getByRole('radio', { name: names.atLeastTwo }).check()
      await expect(page).toHaveURL(/\?beds=2&rules=PETS_ALLOWED$/)
      await expect(search.count).not.toContainText(String(before))
      const found = await filters.show()
      await page.reload()

      await expect(filters.chips).toHaveCount(2)
      await expect(search.flats.first()).toBeVisible()
      expect(await search.total()).toBe(found)
      expect(found).toBeLessThan(before)
    })
  })
}

const { en } = LANGUAGES
/** Of days that lie ahead, but not too far. */
const YEAR = new Date().getFullYear() + 1

test('a typed day becomes a filter in the address', { tag: '@one-size' }, async ({ page }) => {
  const search = new SearchPage(page, en)
  const filters = new SearchFilters(page, en)
  await search.open(`?from=${YEAR}-03-01&months=3&flex=14`)
  await filters.open()

  await expect(filters.sheet.getByLabel(en.names.moveIn)).toHaveValue(`01.03.${YEAR}`)
  await filters.show()
  await filters.chips.click()

  await expect(page).toHaveURL(/\/search$/)
})

test('filters and calendar are fetched when they are first used, and weeks begin on Monday', {
  tag: '@one-size',
}, async ({ page }) => {
  const search = new SearchPage(page, en)
  const filters = new SearchFilters(page, en)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(...(/filter-sheet|date-fields/.exec(request.url()) ?? [])))
  await search.open(`?from=${YEAR}-03-01`)
  await whenQuiet(page)
  expect(fetched).toEqual([])
  await filters.open()
  expect(fetched).toEqual(expect.arrayContaining(['filter-sheet', 'date-fields']))

  const calendar = await filters.openCalendar()

  await expect(calendar.getByRole('columnheader').first()).toHaveText(/^Mo/)
  await expect(calendar.getByRole('columnheader').first()).toBeInViewport()
})

test('a shared address shows another visitor the same first flat and number', {
  tag: '@one-size',
}, async ({ page, browser }) => {
  const address = '?q=Berlin&price=-2000&persons=2&sort=PRICE_ASC'
  const search = new SearchPage(page, en)
  await search.open(address)
  const first = await search.flats.first().getByRole('heading').textContent()

  const stranger = await browser.newContext()
  const theirs = new SearchPage(await stranger.newPage(), en)
  await theirs.open(address)

  await expect(theirs.flats.first().getByRole('heading')).toHaveText(first ?? '')
  expect(await theirs.total()).toBe(await search.total())
  await stranger.close()
})

test('invalid parameters of the address are ignored and named', { tag: '@one-size' }, async ({ page }) => {
  const search = new SearchPage(page, en)
  const filters = new SearchFilters(page, en)

  await search.open('?price=cheap&bounds=1,2&from=yesterday&amen=WIFI,MOAT&page=-1&sort=%00')

  await expect(filters.notice).toContainText('price')
  await expect(filters.notice).toContainText('bounds')
  await expect(filters.chips).toHaveCount(1)
})

test('where nothing is found, removing the suggested filter finds flats', { tag: '@one-size' }, async ({
  page,
}) => {
  const search = new SearchPage(page, en)
  await page.goto('/search?q=Berlin&beds=1&amen=SAUNA,POOL,PIANO&price=-300')
  await expect(page.getByRole('heading', { name: en.names.noFlatsMatch })).toBeVisible()

  await page.goto('/search?q=Berlin&beds=3&price=-1')
  await page.getByRole('button', { name: /^show any price$/i }).click()

  await expect(search.flats.first()).toBeVisible()
  await expect(page).toHaveURL(/\?q=Berlin&beds=3$/)
})
