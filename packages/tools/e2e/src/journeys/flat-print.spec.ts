import { expect, test } from '../fixtures/test.ts'
import { whenReady } from '../commands/when-ready.ts'

test('a printed flat is all of it, and nothing else', async ({ page }) => {
  await page.goto('/flat/1')
  await whenReady(page, 'remote')
  const more = page
    .getByRole('main')
    .getByRole('button', { expanded: false, name: /show all|full description/i })
  const shortened = await more.count()
  expect(shortened).toBeGreaterThan(0)

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
