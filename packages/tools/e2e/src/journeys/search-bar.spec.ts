// proves 16.40, 16.41, 16.42
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { whenReady } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, LANGUAGES } from '../languages.ts'
import { SearchPage } from '../pages/search-page.ts'

for (const language of Object.values(LANGUAGES)) {
  const { names, locale } = language

  test(
    `place, persons and the most used filters are changed in the bar, ${locale}`,
    inEachLanguage(locale),
    async ({ page, isMobile }) => {
      const search = new SearchPage(page, language)
      await search.open('?q=Berlin&months=3')

      await whenReady(page, 'remote')
      const option = page.getByRole('button', { name: names.registrationPossible })
      await option.focus()
      await expect(option).toHaveText(/\d/)
      const [promised] = /\d+/.exec(await option.innerText()) ?? []
      await option.click()
      await expect(option).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => search.total()).toBe(Number(promised))

      const place = await search.openPlace()
      // Elsewhere the map is beside the list, and is looked at there.
      if (isMobile) expect(await seriousBarriers(page)).toEqual([])
      await page.getByRole('combobox', { name: names.personsOfSearch }).selectOption('2')
      await place.fill('Hamburg')
      await page.getByRole('button', { name: names.search }).click()

      await expect(page).toHaveURL(/\?q=Hamburg&months=3&persons=2&amen=REGISTRATION_POSSIBLE$/)
      await expect(search.flats.first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )
}
