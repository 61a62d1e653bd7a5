// proves 16.56, 16.57
import { acceptCookies } from '../commands/accept-cookies.ts'
import { boxOf, isCovering } from '../commands/covering.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SearchMap } from '../pages/search-map.ts'
import { SearchPage } from '../pages/search-page.ts'

const { en } = LANGUAGES

for (const language of Object.values(LANGUAGES)) {
  for (const width of [390, 1440]) {
    test.describe(`${width} px wide, ${language.locale}`, { tag: '@one-size' }, () => {
      test.use({ viewport: { width, height: 844 } })

      test('attributions, scale and buttons of the map do not cover each other', async ({ page }) => {
        const map = new SearchMap(page, language)
        await new SearchPage(page, language).open('?q=Berlin')
        await acceptCookies(page, language)
        await map.show()
        const list = page.getByRole('button', { name: language.names.list, exact: true })
        const frame = [map.attributions, map.scale, ...(width < 992 ? [list] : [])]

        const boxes = await Promise.all(frame.map(boxOf))

        const covering = boxes.filter((one) => boxes.some((other) => other !== one && isCovering(one, other)))
        expect(covering).toEqual([])
        // The last pixel is the border of the bar above.
        expect(Math.max(...boxes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(845)
      })
    })
  }
}

test('the labels of the map follow a change of the language', async ({ page }) => {
  const map = new SearchMap(page, en)
  await new SearchPage(page, en).open('?q=Berlin&view=map')
  await acceptCookies(page, en)
  await map.show()
  await expect(map.attributions).toContainText('Simplified map')

  await page.getByRole('button', { name: 'Language: EN, English' }).click()
  await page.getByRole('button', { name: 'Deutsch' }).click()

  await expect(new SearchMap(page, LANGUAGES.de).attributions).toContainText('Vereinfachte Karte')
})

test('the heart of the preview covers no text', async ({ page }) => {
  const map = new SearchMap(page, en)
  await new SearchPage(page, en).open('?q=Berlin&months=3')
  await acceptCookies(page, en)
  await map.show()
  await map.pins.first().press('Enter')

  const heart = await boxOf(map.preview.getByRole('button', { name: en.names.favourite }))
  const texts = await map.preview.locator('a, :not(button, :has(*))').evaluateAll((elements) =>
    elements
      .filter((element) => element.textContent && !element.closest('button'))
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x, y, width, height })),
  )

  expect(texts.length).toBeGreaterThan(2)
  expect(texts.filter((text) => isCovering(text, heart))).toEqual([])
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the switch, the scale and the prices on the map stay distinguishable', async ({ page }) => {
    const map = new SearchMap(page, en)
    await new SearchPage(page, en).open('?q=Berlin')
    await acceptCookies(page, en)
    await map.show()
    await whenQuiet(page)
    const change = page.getByRole('checkbox', { name: en.names.searchAsIMove })
    const colour = () => change.evaluate((element) => getComputedStyle(element).backgroundColor)
    const on = await colour()

    await change.uncheck()

    await expect.poll(colour).not.toBe(on)
    await expect(map.scale).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    expect(await seriousBarriers(page)).toEqual([])
  })
})
