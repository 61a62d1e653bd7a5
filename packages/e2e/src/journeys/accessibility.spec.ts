import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES, addressOf } from '../languages.ts'
import { SearchPage } from '../pages/search-page.ts'
import { PUBLIC_PATHS } from '../paths.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const path of PUBLIC_PATHS) {
  test(`${path} shuts nobody out`, async ({ page }) => {
    await page.goto(addressOf(LANGUAGES.en, path))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')

    expect(await seriousBarriers(page)).toEqual([])
  })
}

test('the page of a flat shuts nobody out', async ({ page }) => {
  const search = new SearchPage(page, LANGUAGES.en)
  await search.open()
  await search.openFirstFlat()
  await expect(page).toHaveURL(/\/flat\/\d+/)
  await page.waitForLoadState('networkidle')

  expect(await seriousBarriers(page)).toEqual([])
})

/** What keeps people from using the page, each with the first place where it was found. */
async function seriousBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()

  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length} times, first at ${nodes[0]?.html})`)
}
