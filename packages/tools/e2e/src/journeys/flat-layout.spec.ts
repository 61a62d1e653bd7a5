import { someFlat } from '../commands/some-flat.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'

const MAX_LAYOUT_SHIFT = 0.02

test('the page of a flat keeps its layout while it loads', async ({ page }) => {
  await page.addInitScript(sumUpShifts)

  await new FlatPage(page, LANGUAGES.en).open((await someFlat(page.request)).id)
  await whenQuiet(page)

  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  expect(shift).toBeLessThan(MAX_LAYOUT_SHIFT)
})

/** Runs in the page: sums up the layout shifts without user input. */
function sumUpShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) sum += entry.value
    document.documentElement.dataset.shift = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}
