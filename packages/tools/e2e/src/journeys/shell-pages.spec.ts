import { LOCALES, localePath } from '@domizil/domain'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage } from '../languages.ts'
import { SHELL_PAGES } from '../shell-pages.ts'

for (const [path, titles] of Object.entries(SHELL_PAGES)) {
  for (const locale of LOCALES) {
    const address = localePath(locale, path)

    test(
      `${address} opens in its layout with its title, shuts nobody out and fits narrow screens and big letters`,
      inEachLanguage(locale),
      async ({ page }) => {
        const response = await page.goto(address)
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

        expect(response?.status()).toBe(200)
        await expect.soft(page).toHaveTitle(`${titles[locale]} | Domizil`)
        await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect.soft(page.getByRole('banner')).toBeVisible()
        await expect.soft(page.getByRole('contentinfo')).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect.soft(await seriousBarriers(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const width = () => page.evaluate(() => document.documentElement.scrollWidth)
        await expect.soft.poll(width, { message: 'width of the page in a window of 320 px' }).toBe(320)
        await page.setViewportSize({ width: 640, height: 640 })
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
        await expect.soft
          .poll(width, { message: 'width of the page with letters more than twice as big' })
          .toBe(640)
      },
    )
  }
}
