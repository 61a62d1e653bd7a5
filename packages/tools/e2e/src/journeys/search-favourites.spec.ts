// proves 1.5, 2.15, 16.46
import type { Page } from '@playwright/test'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { register } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FavouritesPage } from '../pages/favourites-page.ts'
import { SearchPage } from '../pages/search-page.ts'
import { aNewcomer } from '../people.ts'

const { en } = LANGUAGES

test('Undo restores a removed favourite', async ({ page }) => {
  const search = new SearchPage(page, en)
  const favourites = new FavouritesPage(page, en)
  await search.open()
  await acceptCookies(page, en)
  await search.flats.first().getByRole('button', { name: en.names.favourite }).click()
  await favourites.open()
  await expect(favourites.flats).toHaveCount(1)

  await favourites.flats.getByRole('button', { name: en.names.favourite }).click()
  await expect(favourites.empty).toBeVisible()
  await page.getByRole('button', { name: en.names.undo }).click()

  await expect(favourites.flats).toHaveCount(1)
})

/** Makes the first flats of the list favourites, and resolves with their titles in list order. */
async function chooseFavourites(page: Page, count: number): Promise<string[]> {
  const search = new SearchPage(page, en)
  await search.open()
  await acceptCookies(page, en)
  const flats = Array.from({ length: count }, (_, at) => search.flats.nth(at))
  for (const flat of flats) await flat.getByRole('button', { name: en.names.favourite }).click()
  return Promise.all(flats.map(async (flat) => (await flat.getByRole('heading').textContent()) ?? ''))
}

test('a shared link shows the favourites to a visitor without any', { tag: '@one-size' }, async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const titles = await chooseFavourites(page, 2)
  await new FavouritesPage(page, en).open()
  await page.getByRole('button', { name: en.names.share }).click()
  await expect(page.getByText(en.names.linkCopied)).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())

  const stranger = await browser.newContext()
  const theirs = await stranger.newPage()
  await theirs.goto(address)

  await expect(theirs.getByRole('heading', { level: 1, name: en.names.sharedFlats })).toBeVisible()
  await expect(new FavouritesPage(theirs, en).flats.getByRole('heading')).toHaveText(titles)
  await stranger.close()
})

test('three favourites are compared side by side', async ({ page }) => {
  const titles = await chooseFavourites(page, 3)
  const favourites = new FavouritesPage(page, en)
  await favourites.open()
  await expect(favourites.flats).toHaveCount(3)

  for (const box of await page.getByRole('checkbox', { name: en.names.compare }).all()) await box.check()
  await page.getByRole('button', { name: en.names.compareSideBySide }).click()
  const table = page.getByRole('dialog', { name: en.names.flatsSideBySide })

  for (const title of titles)
    await expect(table.getByRole('link', { name: title, exact: true })).toBeInViewport()
  await expect(table.getByRole('row', { name: /^deposit/i }).getByRole('cell')).toHaveCount(3)
  expect(await seriousBarriers(page)).toEqual([])
})

test('favourites of a signed-out visitor move into the account', { tag: '@one-size' }, async ({ page }) => {
  const search = new SearchPage(page, en)
  const favourites = new FavouritesPage(page, en)
  await search.open()
  await acceptCookies(page, en)
  const first = search.flats.first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: en.names.favourite }).click()

  await register(page, en, aNewcomer())
  await favourites.open()

  await expect(favourites.flats).toContainText([title])
})
