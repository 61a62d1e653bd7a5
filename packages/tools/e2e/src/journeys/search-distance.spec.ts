// proves 16.64
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { addressOf, inEachLanguage, LANGUAGES } from '../languages.ts'

const NEAR = '/search?q=Berlin&near=52.5251,13.3694&nearname=Hauptbahnhof'
const SAID = {
  en: /^About [\d.]+ km from Hauptbahnhof \(straight line\)$/,
  de: /^Etwa [\d,]+ km von Hauptbahnhof \(Luftlinie\)$/,
} as const

for (const locale of ['en', 'de'] as const) {
  test(
    `each card shows its distance from the chosen place, ${locale}`,
    inEachLanguage(locale),
    async ({ page }) => {
      const language = LANGUAGES[locale]
      await page.goto(addressOf(language, NEAR))
      await whenQuiet(page)

      const cards = page.getByRole('article')
      const distances = page.getByText(SAID[locale])

      await expect(distances).toHaveCount(await cards.count())
      expect(await seriousBarriers(page)).toEqual([])
    },
  )
}

test('a maximum distance filters the flats, sorted by distance', { tag: '@one-size' }, async ({ page }) => {
  await page.goto(`${NEAR}&within=5&sort=DISTANCE`)

  await expect(page.getByText(SAID.en)).not.toHaveCount(0)

  const texts = await page.getByText(SAID.en).allTextContents()
  const distances = texts.map((text) => Number(/[\d.]+/.exec(text)?.[0]))
  expect(distances.length).toBeGreaterThan(2)
  expect(Math.max(...distances)).toBeLessThanOrEqual(5)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})
