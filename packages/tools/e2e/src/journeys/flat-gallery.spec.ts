// proves 2.63
import { acceptCookies } from '../commands/accept-cookies.ts'
import { someFlat } from '../commands/some-flat.ts'
import { swipeLeft } from '../commands/swipe-left.ts'
import { expect, test } from '../fixtures/test.ts'
import { inEachLanguage, LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { Gallery } from '../pages/gallery.ts'

const TRANSITION_MS = 600
/** The tolerance for the last frame on a busy machine. */
const TOLERANCE_MS = 1_000

for (const language of Object.values(LANGUAGES)) {
  test.describe(`the pictures of a flat, ${language.locale}`, inEachLanguage(language.locale), () => {
    test.beforeEach(async ({ page }) => {
      const flat = new FlatPage(page, language)
      await flat.open((await someFlat(page.request)).id)
      await acceptCookies(page, language)
      await flat.allPhotos.click()
      await new Gallery(page, language).dialog.waitFor()
    })

    test('stand one at a time, three quarters of the window high, above small ones, and stop at both ends', async ({
      page,
      isMobile,
    }) => {
      const gallery = new Gallery(page, language)
      const count = Number((await gallery.count.textContent())?.split('/')[1])
      await expect(gallery.previous).toBeDisabled()

      await gallery.thumbnail(2).click()

      await expect(gallery.count).toHaveText(`2 / ${count}`)
      await expect(gallery.thumbnail(2)).toHaveAttribute('aria-current', 'true')
      await expect(gallery.thumbnail(count)).toHaveCount(1)
      const height = (await gallery.strip.boundingBox())?.height ?? 0
      expect(height / (page.viewportSize()?.height ?? 0)).toBeCloseTo(0.75, isMobile ? 1 : 2)
      await gallery.thumbnail(count).click()
      await expect(gallery.next).toBeDisabled()
      await expect(gallery.previous).toBeEnabled()
    })

    test('follow arrow keys, keep the focus, and return it when closed', { tag: '@keyboard' }, async ({
      page,
    }) => {
      const gallery = new Gallery(page, language)

      await page.keyboard.press('ArrowRight')
      await expect(gallery.count).toHaveText(/^2 \//)
      await page.keyboard.press('ArrowLeft')
      await expect(gallery.count).toHaveText(/^1 \//)
      const stops = (await gallery.dialog.getByRole('button').count()) + 2
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(isInDialogOrNowhere)).toBe(true)
      }
      await page.keyboard.press('Escape')

      await expect(gallery.dialog).toBeHidden()
      await expect(new FlatPage(page, language).allPhotos).toBeFocused()
    })
  })
}

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a picture slides to the next in 0.6 seconds', async ({ page }) => {
    const flat = new FlatPage(page, LANGUAGES.en)
    const gallery = new Gallery(page, LANGUAGES.en)
    await flat.open((await someFlat(page.request)).id)
    await acceptCookies(page, LANGUAGES.en)
    await flat.allPhotos.click()
    await gallery.next.waitFor()

    const duration = gallery.strip.evaluate(
      (strip) =>
        new Promise<number>((resolve) => {
          const start = { at: 0 }
          strip.addEventListener('scroll', () => {
            start.at ||= performance.now()
            if (strip.scrollLeft >= strip.clientWidth - 1) resolve(performance.now() - start.at)
          })
        }),
    )
    await gallery.next.click()

    // The easing curve ends slowly: the last pixel is reached before the end.
    expect(await duration).toBeGreaterThan(TRANSITION_MS * 0.6)
    expect(await duration).toBeLessThan(TRANSITION_MS + TOLERANCE_MS)
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'fingers only')

  test('the pictures are swiped', async ({ page }) => {
    const flat = new FlatPage(page, LANGUAGES.en)
    const gallery = new Gallery(page, LANGUAGES.en)
    await flat.open((await someFlat(page.request)).id)
    await acceptCookies(page, LANGUAGES.en)
    await flat.allPhotos.click()
    await gallery.next.waitFor()

    await swipeLeft(gallery.strip)

    await expect(gallery.count).toHaveText(/^2 \//)
  })
})

/** Runs in the page: behind the last button the focus passes through the browser's toolbar, outside the page. */
function isInDialogOrNowhere(): boolean {
  const { activeElement, body } = document
  return activeElement === body || Boolean(activeElement?.closest('dialog'))
}
