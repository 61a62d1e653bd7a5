import { arriveAs } from '../commands/arrive.ts'
import { tabTo } from '../commands/tab-to.ts'
import { walkWithTab } from '../commands/walk-with-tab.ts'
import { expect, test } from '../fixtures/test.ts'
import { addressOf, LANGUAGES } from '../languages.ts'
import { DetailsDialog } from '../pages/details-dialog.ts'
import { Frame } from '../pages/frame.ts'
import { LANDLORD } from '../people.ts'

for (const language of Object.values(LANGUAGES)) {
  const { names, locale } = language

  test.describe(`signed in, by keyboard alone, ${locale}`, { tag: '@keyboard' }, () => {
    test.beforeEach(async ({ page }) => {
      await arriveAs(page, LANDLORD)
      await page.goto(addressOf(language, '/'))
    })

    test('everything on the home page can be reached with a visible focus', async ({ page }) => {
      await page.getByRole('main').getByRole('article').first().waitFor()
      await page.waitForLoadState('networkidle')

      expect(await walkWithTab(page)).toEqual([])
    })

    test('the user menu opens, is walked through and closes, and names what is waiting', async ({ page }) => {
      const frame = new Frame(page, language)

      await tabTo(page, frame.userMenu)
      await page.keyboard.press('Enter')
      const entries = frame.openUserMenu.getByRole('link').or(frame.openUserMenu.getByRole('button'))
      for (const entry of await entries.all()) await tabTo(page, entry)

      await expect(frame.inUserMenu(names.myFlats)).toHaveAccessibleName(names.openRequests)
      await page.keyboard.press('Escape')
      await expect(frame.openUserMenu).toBeHidden()
      await expect(frame.userMenu).toBeFocused()
    })

    test('the dialog of the user’s details keeps the focus until it is closed, and returns it', async ({
      page,
    }) => {
      const frame = new Frame(page, language)
      const details = new DetailsDialog(page, language)

      await tabTo(page, frame.userMenu)
      await page.keyboard.press('Enter')
      await tabTo(page, frame.inUserMenu(names.yourDetails))
      await page.keyboard.press('Enter')
      await details.waitFor()

      expect(await details.missedByTab()).toEqual([])
      await page.keyboard.press('Escape')
      await expect(frame.userMenu).toBeFocused()
    })
  })
}
