import { tabTo } from '../commands/tab-to.ts'
import { walkWithTab } from '../commands/walk-with-tab.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { SHELL_PAGES } from '../shell-pages.ts'

const { en, de } = LANGUAGES

test.describe('by keyboard alone', { tag: '@keyboard' }, () => {
  for (const path of Object.keys(SHELL_PAGES)) {
    test(`everything on ${path} can be reached with a visible focus`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: en.names.logIn }).first().waitFor()

      expect(await walkWithTab(page)).toEqual([])
    })
  }

  test('a menu of the bar is opened, walked through and closed', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 })
    await page.goto('/rent')
    const button = page.getByRole('banner').getByRole('button', { name: en.names.menu })
    const menu = page.getByRole('group', { name: en.names.menu })

    await tabTo(page, button)
    await page.keyboard.press('Enter')
    for (const link of await menu.getByRole('link').all()) await tabTo(page, link)
    await page.keyboard.press('Escape')

    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the language is chosen, cookies are allowed, and the log-in is opened', async ({ page }) => {
    await page.goto('/help')

    await tabTo(page, page.getByRole('button', { name: 'Language: EN, English' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Deutsch' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/de/help')
    await tabTo(page, page.getByRole('button', { name: de.names.accept }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: de.names.logIn }))
    await page.keyboard.press('Enter')

    await expect(page.locator('#username')).toBeVisible()
  })

  test('an answer in the help is found and opened', async ({ page }) => {
    await page.goto('/help')

    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type('three instalments')
    await tabTo(page, page.locator('summary').filter({ hasText: 'deposit' }))
    await page.keyboard.press('Enter')

    await expect(page.getByRole('main').locator('details')).toHaveAttribute('open')
  })
})
