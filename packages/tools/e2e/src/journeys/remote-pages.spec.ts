import { LOCALES, localePath } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { expect, test } from '../fixtures/test.ts'
import { ADMIN, LANDLORD } from '../people.ts'
import { ADMIN_PAGES, type RemotePage, USER_PAGES } from '../remote-pages.ts'

for (const locale of LOCALES) {
  test.describe(`in ${locale}`, { tag: '@one-size' }, () => {
    test.slow()

    test('every page of a signed-in user opens in its layout with its title', async ({ page }) => {
      await arriveAs(page, LANDLORD)
      const [flat] = await ownFlats(page)

      for (const one of USER_PAGES) {
        const path = one.path.replace(':own', String(flat?.id))
        await expectPage(page, { ...one, path }, locale)
      }
    })

    test('every page of the back office opens in its layout with its title', async ({ page }) => {
      await arriveAs(page, ADMIN)

      for (const one of ADMIN_PAGES) await expectPage(page, one, locale)
    })
  })
}

async function expectPage(
  page: Page,
  { path, hasFooter, titles }: RemotePage,
  locale: (typeof LOCALES)[number],
): Promise<void> {
  const response = await page.goto(localePath(locale, path))
  await page.getByRole('heading', { level: 1 }).waitFor()

  expect.soft(response?.status(), path).toBe(200)
  await expect.soft(page, path).toHaveTitle(`${titles[locale]} | Domizil`)
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', locale)
  await expect.soft(page.getByRole('banner'), path).toBeVisible()
  await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(hasFooter ? 1 : 0)
}
