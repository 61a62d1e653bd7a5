// proves 16.37
import type { APIRequestContext, Locator } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { expect, test } from '../fixtures/test.ts'
import { whenReady } from '../commands/when-ready.ts'
import { TENANT } from '../people.ts'

/** On a wide screen, in CSS pixels. */
const HEIGHT_OF_MAP = 340

test('a printed flat shows all its contents, without controls', async ({ page }) => {
  await page.goto('/flat/1')
  await whenReady(page, 'remote')
  const more = page
    .getByRole('main')
    .getByRole('button', { expanded: false, name: /show all|full description/i })
  await expect(more.first()).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /cookies/i })).toHaveCount(0)
  await expect(more).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The area' })).toBeVisible()
  await expect(page.getByRole('button', { name: /show less|request|report/i })).toHaveCount(0)
  await expect(page.locator('[data-foot-bar]').filter({ visible: true })).toHaveCount(0)
})

test('on paper the taken days are a list, and a map that was not loaded leaves no empty frame', {
  tag: '@one-size',
}, async ({ page, request }) => {
  await page.goto(`/flat/${await aFlatWithTakenDays(request)}`)
  await whenReady(page, 'remote')
  await expect(page.getByRole('heading', { name: 'When it is free' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { name: 'When it is free' })).toBeHidden()
  await expect(
    page
      .getByRole('group')
      .getByText(/\d{2}\.\d{4} – \d{2}/)
      .first(),
  ).toBeVisible()
  const place = page.getByRole('region', { name: 'Where you will live' })
  expect((await place.boundingBox())?.height).toBeLessThan(HEIGHT_OF_MAP)
})

test('a printed dialog is all that it holds, without the page behind it', { tag: '@one-size' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 500 })
  await arriveAs(page, TENANT)
  await page.goto('/my-requests')
  await page.getByRole('button', { name: 'Payments' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').last()).toBeVisible()
  expect(await cutParts(dialog)).toBeGreaterThan(0)

  await page.emulateMedia({ media: 'print' })

  expect(await cutParts(dialog)).toBe(0)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden()
  await expect(dialog.getByRole('listitem').last()).toBeVisible()
})

/** How many parts of a dialog, and around it, hold more than they show. */
function cutParts(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => {
    const around = []
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      around.push(one)
    return [...around, element, ...element.querySelectorAll('*')].filter(
      (part) => getComputedStyle(part).overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1,
    ).length
  })
}

async function aFlatWithTakenDays(request: APIRequestContext): Promise<number> {
  for (let id = 1; id <= 40; id += 1) {
    const { blockedRanges = [] } = (await (await request.get(`/api/flat/${id}`)).json()) as {
      readonly blockedRanges?: readonly unknown[]
    }
    if (blockedRanges.length > 0) return id
  }
  throw new Error('No flat of the demo has taken days')
}
