// proves 9.14, 9.15, 9.17, 9.19, 9.20, 9.21, 9.22
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/design')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('text is 14 px and the brand is dark red', { tag: '@one-size' }, async ({ page }) => {
  const [size, brand] = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    return [style.fontSize, style.getPropertyValue('--brand-600')]
  })

  expect([size, brand]).toEqual(['14px', '#8b1e2d'])
})

test('a dialog is 300, 500, 800 or 1140 px wide', { tag: '@one-size' }, async ({ page }) => {
  for (const [size, width] of [
    ['small', 300],
    ['medium', 500],
    ['large', 800],
    ['huge', 1140],
  ] as const) {
    await page.getByRole('button', { name: size, exact: true }).last().click()
    await expect.poll(() => widthOf(page.getByRole('dialog')), size).toBe(width)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a notice is 350 px wide', { tag: '@one-size' }, async ({ page }) => {
  await page.getByRole('button', { name: 'success', exact: true }).click()

  await expect.poll(() => widthOf(page.getByText('Undo').last().locator('xpath=..'))).toBe(350)
})

test('a panel below a button is at most 276 px wide', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('button', { name: 'Price per month', exact: true }).click()
  const panel = page.getByRole('group', { name: 'Price per month' }).first()

  await expect.poll(() => widthOf(panel)).toBe(276)
})

test('a hint at a button is at most 200 px wide', { tag: '@one-size' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Tooltip' }).hover()

  await expect.poll(() => widthOf(page.getByRole('tooltip'))).toBe(200)
})

test('a popover of a long form is at most 276 px wide', { tag: '@one-size' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Popover', exact: true }).click()

  await expect.poll(() => widthOf(page.locator('.ant-popover-container'))).toBe(276)
})

test('the breakpoints sm, md, lg, xl and xxl begin at 576, 768, 992, 1200 and 1640 px', {
  tag: '@one-size',
}, async ({ page }) => {
  for (const [screen, width] of [
    ['sm', 576],
    ['md', 768],
    ['lg', 992],
    ['xl', 1200],
    ['xxl', 1640],
  ] as const) {
    const column = page.getByRole('columnheader', { name: screen, exact: true })
    await page.setViewportSize({ width: width - 1, height: 800 })
    await expect(column).toHaveCount(0)
    await page.setViewportSize({ width, height: 800 })
    await expect(column).toHaveCount(1)
  }
})

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a strip slides to its next picture within 0.6 s', { tag: '@one-size' }, async ({ page }) => {
    const strip = page.getByRole('group', { name: 'Pictures', exact: true })
    const next = strip.getByRole('button', { name: 'Next picture' })
    await next.scrollIntoViewIfNeeded()

    expect(Math.abs((await durationOfMove(next)) - 600)).toBeLessThan(100)
  })
})

test('the layout of the frame changes at 768 and 992 px', { tag: '@one-size' }, async ({ page }) => {
  const links = page.getByRole('navigation', { name: 'Main' })

  expect(await gutterAt(page, 767)).toBe('16px')
  expect(await gutterAt(page, 768)).toBe('28px')
  await page.setViewportSize({ width: 991, height: 800 })
  await expect(links).toBeHidden()
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(links).toBeVisible()
})

async function widthOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.width ?? 0
}

async function gutterAt(page: Page, width: number): Promise<string> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--gutter'))
}

/** From the click to the end of the transition, in the page's time. */
function durationOfMove(button: Locator): Promise<number> {
  return button.evaluate((element: HTMLElement) => {
    const strip = element.parentElement?.firstElementChild as HTMLElement
    return new Promise<number>((resolve) => {
      const start = performance.now()
      element.click()
      const look = (now: number) => {
        if (strip?.dataset['moving'] === undefined) resolve(now - start)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  })
}
