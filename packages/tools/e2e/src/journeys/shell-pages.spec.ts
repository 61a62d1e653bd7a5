// proves 1.8, 1.12, 1.14, 1.15, 1.16, 1.17, 1.18, 2.1, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13,
// 2.35, 6.1, D1.1, 21.92
import { DEFAULT_LOCALE, type Locale, LOCALES, localePath } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { SHELL_PAGES } from '../shell-pages.ts'

for (const [path, titles] of Object.entries(SHELL_PAGES)) {
  test(`${path} opens in each language with layout and title, is accessible, and fits narrow screens and large text`, async ({
    page,
    isMobile,
  }) => {
    test.slow()
    const screen = page.viewportSize()
    // On a phone as well in the default language only: what differs by language differs at every width.
    for (const locale of isMobile ? [DEFAULT_LOCALE] : LOCALES) {
      if (screen) await page.setViewportSize(screen)
      await expectPage(page, localePath(locale, path), { locale, title: titles[locale] })
    }
  })
}

async function expectPage(
  page: Page,
  address: string,
  { locale, title }: { readonly locale: Locale; readonly title: string },
): Promise<void> {
  const response = await page.goto(address)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

  expect.soft(response?.status(), address).toBe(200)
  await expect.soft(page).toHaveTitle(`${title} | Domizil`)
  await expect.soft(page.locator('html'), address).toHaveAttribute('lang', locale)
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
  await expect.soft(page.getByRole('banner'), address).toBeVisible()
  await expect.soft(page.getByRole('contentinfo'), address).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect.soft(await seriousBarriers(page), address).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.soft.poll(width, { message: `width of ${address} in a window of 320 px` }).toBe(320)
  await page.setViewportSize({ width: 640, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  await expect.soft
    .poll(width, { message: `width of ${address} with letters more than twice as big` })
    .toBe(640)
}
