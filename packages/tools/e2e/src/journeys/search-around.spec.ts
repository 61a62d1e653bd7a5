// proves 16.47
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchPage } from '../pages/search-page.ts'

const { en } = LANGUAGES

test.describe('with permission to use the location', () => {
  test.use({ geolocation: { latitude: 52.52, longitude: 13.405 }, permissions: ['geolocation'] })

  test('“near me” lists the nearest flats first', async ({ page }) => {
    const search = new SearchPage(page, en)
    await search.open()

    await (await search.openPlace()).click()
    await page.getByRole('option', { name: en.names.nearMe }).click()

    await expect(page).toHaveURL(/\?at=52.52,13.405&r=10&sort=DISTANCE$/)
    await expect(page.getByRole('heading', { level: 1, name: en.names.flatsNearby })).toBeVisible()
    await expect(search.flats.first()).toBeVisible()
  })
})

test('without permission “near me” changes nothing, and a notice says what to do instead', {
  tag: '@one-size',
}, async ({ page, context }) => {
  await context.clearPermissions()
  const search = new SearchPage(page, en)
  await search.open('?q=Berlin')

  await (await search.openPlace()).click()
  await page.getByRole('option', { name: en.names.nearMe }).click()

  await expect(page.getByText(/or enter a place/)).toBeVisible()
  await expect(page).toHaveURL(/\?q=Berlin$/)
})

test('a larger radius around a place finds more flats', { tag: '@one-size' }, async ({ page }) => {
  const search = new SearchPage(page, en)
  await search.open('?q=Potsdam&at=52.4,13.06&r=5')
  const before = await search.total()
  await page.getByRole('button', { name: en.names.filters }).click()

  await page.getByRole('combobox', { name: en.names.howFar }).first().selectOption('50')

  await expect(page).toHaveURL(/&r=50$/)
  await expect.poll(() => search.total()).toBeGreaterThan(before)
})

test('a district is suggested with its city in the reader’s language, and its flats are found', async ({
  page,
}) => {
  const search = new SearchPage(page, en)
  await search.open('?months=3')

  await (await search.openPlace()).fill('munich schwab')
  const option = page.getByRole('option', { name: 'Schwabing, Munich Bavaria' })
  await option.click()

  await expect(page).toHaveURL(/\?q=Schwabing,\+Munich&months=3$/)
  await expect(search.flats.first()).toContainText('Schwabing, Munich')
})
