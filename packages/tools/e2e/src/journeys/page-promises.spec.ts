import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES, addressOf } from '../languages.ts'
import { PUBLIC_PATHS } from '../paths.ts'

for (const language of Object.values(LANGUAGES)) {
  for (const path of PUBLIC_PATHS) {
    const address = addressOf(language, path)

    // One visit for all: the assertions are soft, so that one failure does not hide the others.
    test(`${address} has title, language and description, a skip link first, and fits the narrowest screen`, async ({
      page,
    }) => {
      const headings = page.getByRole('heading', { level: 1 })

      await page.goto(address)
      await headings.first().waitFor()

      await expect.soft(page).toHaveTitle(/\S \| Domizil$/)
      await expect.soft(page.locator('html')).toHaveAttribute('lang', language.locale)
      await expect.soft(headings).toHaveCount(1)
      await expect.soft(page.getByRole('main')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect.soft(page.getByRole('link', { name: language.names.skipLink })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.soft(page.getByRole('main')).toBeFocused()
      await page.setViewportSize({ width: 320, height: 640 })
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.soft.poll(width, { message: 'width of the page in a window of 320 px' }).toBe(320)
    })
  }
}
