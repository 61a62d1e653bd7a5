// proves 15.12, 15.24, 15.45, 15.46
import type { Page } from '@playwright/test'
import { whenSearchRuns } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { NAMES } from '../names.ts'
import { openStagingSite, type StagingSite } from '../versions/staging-site.ts'
import { visitorsOf } from '../versions/staging-visitors.ts'

const NEXT = '9.0.0'
const OLD_TITLE = 'Furnished flats to rent'
const NEW_TITLE = 'Homes for a while'
const TEN_MINUTES_MS = 600_000

let site: StagingSite

const { aVisitor, problems } = visitorsOf(() => site)

async function opensSearch(page: Page, query = ''): Promise<string> {
  await page.goto(`/search${query}`)
  await whenSearchRuns(page)
  return page.title()
}

const titled = (title: string) => `${title} | Domizil`

// The version that is served does not depend on the width of the screen.
test.describe('two published versions of the search', { tag: '@one-size' }, () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async ({ baseURL }) => {
    site = await openStagingSite(baseURL ?? '')
    await site.publish({ version: NEXT, text: OLD_TITLE, becomes: NEW_TITLE })
  })
  test.afterAll(() => site.close())
  test.afterEach(() => {
    expect(problems()).toEqual([])
  })

  test('are served side by side: each visitor of staging sees the chosen one for the whole visit', async ({
    browser,
  }) => {
    const [anna, ben] = await Promise.all([aVisitor(browser), aVisitor(browser)])

    const chosen = await opensSearch(anna, `?remotes=mf-search@${NEXT}`)
    const served = await opensSearch(ben)
    const later = await opensSearch(anna)
    const reset = await opensSearch(anna, '?remotes=reset')

    expect([chosen, served, later, reset]).toEqual([NEW_TITLE, OLD_TITLE, NEW_TITLE, OLD_TITLE].map(titled))
  })

  test('run on one page, each with its texts, styles and history', async ({ browser }) => {
    const page = await aVisitor(browser)
    await page.goto('/design')
    const comparison = page.getByRole('region', { name: 'Two versions side by side' })
    await comparison.getByRole('combobox', { name: 'Remote' }).selectOption('mf-search')
    await comparison.getByRole('combobox', { name: 'Other version' }).selectOption(NEXT)
    await comparison.getByRole('button', { name: 'Compare' }).click()

    for (const [version, title] of [
      [site.version, OLD_TITLE],
      [NEXT, NEW_TITLE],
    ]) {
      const pane = comparison.getByRole('region', { name: `mf-search ${version}` })
      await expect(pane.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      await expect(page.locator(`link[data-rspack$="@${version}"]`).first()).toBeAttached()
    }
    await expect(page).toHaveTitle(titled('Design system'))
    await expect(page).toHaveURL(/\/design$/)
  })

  test('a version that nobody published is refused, and the channel’s version is served', async ({
    browser,
  }) => {
    const page = await aVisitor(browser)

    expect(await opensSearch(page, '?remotes=mf-search@8.8.8')).toBe(titled(OLD_TITLE))
    await expect(page.getByRole('complementary', { name: 'Environment' })).toContainText(
      'Refused: mf-search 8.8.8 is not in the registry',
    )
  })

  test('a promoted version is served to all, and after a rollback the old one', async ({ browser }) => {
    const page = await aVisitor(browser)

    await site.domizil('promote', `mf-search@${NEXT}`, '--channel', 'staging')
    const promoted = await opensSearch(page)
    await site.domizil('rollback', 'mf-search', '--channel', 'staging')
    const rolledBack = await opensSearch(page)

    expect([promoted, rolledBack]).toEqual([NEW_TITLE, OLD_TITLE].map(titled))
  })

  test('a visitor who returns to an open page is offered the promoted version, and keeps what was typed', async ({
    browser,
  }) => {
    const page = await aVisitor(browser)
    await opensSearch(page)
    await page.getByRole('button', { name: NAMES.en.filters }).click()
    const dialog = page.getByRole('dialog', { name: NAMES.en.filters })
    const typed = dialog.getByRole('combobox', { name: 'City, district or postcode' })
    await typed.fill('Tegel')
    const note = page.getByText('There is a new version of this page.')

    await site.domizil('promote', `mf-search@${NEXT}`, '--channel', 'staging')
    await page.clock.setFixedTime(Date.now() + TEN_MINUTES_MS)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

    await expect(note).toBeAttached()
    await expect(typed).toHaveValue('Tegel')
    expect(await page.title()).toBe(titled(OLD_TITLE))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await note.getByRole('button', { name: 'Reload' }).click()
    await expect(page).toHaveTitle(titled(NEW_TITLE))
    await expect(note).toHaveCount(0)
    await site.domizil('rollback', 'mf-search', '--channel', 'staging')
  })

  test('a canary for all visitors is served without a choice, until it ends', async ({ browser }) => {
    const page = await aVisitor(browser)

    await site.domizil('promote', `mf-search@${NEXT}`, '--percent', '100', '--channel', 'staging')
    const canary = await opensSearch(page)
    await site.domizil('promote', `mf-search@${NEXT}`, '--percent', '0', '--channel', 'staging')
    const after = await opensSearch(page)

    expect([canary, after]).toEqual([NEW_TITLE, OLD_TITLE].map(titled))
  })
})
