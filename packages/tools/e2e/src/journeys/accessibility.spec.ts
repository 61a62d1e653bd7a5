// proves 21.92
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES, addressOf } from '../languages.ts'
import { SearchPage } from '../pages/search-page.ts'
import { PUBLIC_PATHS } from '../paths.ts'

for (const path of PUBLIC_PATHS) {
  test(`${path} has no serious accessibility barriers`, async ({ page }) => {
    // More than two thousand elements are examined.
    test.slow()
    await page.goto(addressOf(LANGUAGES.en, path))
    await whenReady(page, 'remote')
    await page.waitForLoadState('networkidle')

    expect(await seriousBarriers(page)).toEqual([])
  })
}

test('the page of a flat has no serious accessibility barriers', async ({ page }) => {
  const search = new SearchPage(page, LANGUAGES.en)
  await search.open()
  await search.openFirstFlat()
  await expect(page).toHaveURL(/\/flat\/\d+/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')

  expect(await seriousBarriers(page)).toEqual([])
})
