// proves 2.56
import type { Page } from '@playwright/test'
import { someFlat } from '../commands/some-flat.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { SearchPage } from '../pages/search-page.ts'

const MAX_CARD_PICTURE_BYTES = 40 * 1024
const { en } = LANGUAGES

/** The bytes of each picture loaded from now on, by URL. */
function picturesOf(page: Page): Map<string, number> {
  const sizes = new Map<string, number>()
  page.on('response', async (response) => {
    if (!response.url().includes('/api/image/')) return
    sizes.set(response.url(), (await response.body()).byteLength)
  })
  return sizes
}

test('each picture of a card weighs less than 40 KB', async ({ page }) => {
  const sizes = picturesOf(page)

  await new SearchPage(page, en).open()
  await whenQuiet(page)

  expect(sizes.size).toBeGreaterThan(0)
  expect([...sizes].filter(([, bytes]) => bytes >= MAX_CARD_PICTURE_BYTES)).toEqual([])
})

test('every picture of a flat has its size and comes in several widths', async ({ page }) => {
  const flat = new FlatPage(page, en)

  await flat.open((await someFlat(page.request)).id)

  // Read at once: a drawn page holds the pictures of both widths until it is alive.
  const pictures = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        srcset: image.srcset,
        sizes: image.sizes,
      })),
    )
  expect(pictures.length).toBeGreaterThan(0)
  for (const { width, height, srcset, sizes } of pictures) {
    expect(Math.min(width, height)).toBeGreaterThan(0)
    expect(srcset.split(',').length).toBeGreaterThan(1)
    expect(sizes).toMatch(/px|vw/)
  }
})
