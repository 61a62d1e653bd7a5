// proves 2.62
import { acceptCookies } from '../commands/accept-cookies.ts'
import { someFlat } from '../commands/some-flat.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'

for (const language of Object.values(LANGUAGES))
  test(
    `the surroundings of a flat are drawn once they come into sight, ${language.locale}`,
    inEachLanguage(language.locale),
    async ({ page }) => {
      const map = page.getByLabel(language.names.mapOfFlat)
      await new FlatPage(page, language).open((await someFlat(page.request)).id)
      await acceptCookies(page, language)
      await expect(map).toHaveCount(0)

      await page.getByRole('heading', { name: language.names.whereYouLive }).scrollIntoViewIfNeeded()

      await expect(map.locator('canvas').first()).toBeVisible()
    },
  )
