import type { Browser, Page } from '@playwright/test'
import { whenSearchRuns } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { NAMES } from '../names.ts'
import { watchPage } from '../fixtures/watch-page.ts'
import { serveInWork } from '../versions/remote-in-work.ts'
import { serveOfKit } from '../versions/remote-of-kit.ts'
import { openStagingSite, type StagingSite } from '../versions/staging-site.ts'

const NEXT = '9.0.0'
const OLD_TITLE = 'Furnished flats to rent'
const NEW_TITLE = 'Homes for a while'
/** A page with a dialog of antd. */
const PAGE_OF_KIT = `import { PageTitle } from '@domizil/app-kit'
import { Themed } from '@domizil/app-kit/themed'
import { Button, TextField } from '@domizil/ui/parts'
import { Modal } from '@domizil/ui/work'
import { useState } from 'react'

export function KitTrialPage() {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')

  return (
    <main>
      <PageTitle>Trial</PageTitle>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Themed>
        <Modal title="A letter" open={isOpen} onCancel={() => setOpen(false)}>
          <TextField label="Text" value={text} onChange={(event) => setText(event.target.value)} />
          <p role="note">Not saved</p>
        </Modal>
      </Themed>
    </main>
  )
}
`
const TEN_MINUTES_MS = 600_000
/** Packing the kit takes ten seconds, and on a busy machine a minute. */
const PACKING_MS = 240_000

let site: StagingSite

// The identity provider does not know this second origin: it refuses the silent sign-in, as it should.
const ALLOWED = { messages: [/frame|silent|Timeout/i], failures: [/\/auth\//, /^chrome-error:/] }

async function aVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'en-GB' })
  const page = await context.newPage()
  problems.push(await watchPage(page, ALLOWED))
  return page
}
const problems: string[][] = []

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
    expect(problems.splice(0).flat()).toEqual([])
  })

  test('live side by side: each visitor of staging sees the one they chose, for the whole visit', async ({
    browser,
  }) => {
    const [anna, ben] = await Promise.all([aVisitor(browser), aVisitor(browser)])

    const chosen = await opensSearch(anna, `?remotes=mf-search@${NEXT}`)
    const served = await opensSearch(ben)
    const later = await opensSearch(anna)
    const reset = await opensSearch(anna, '?remotes=reset')

    expect([chosen, served, later, reset]).toEqual([NEW_TITLE, OLD_TITLE, NEW_TITLE, OLD_TITLE].map(titled))
  })

  test('stand in one page: each with its texts, styles and history', async ({ browser }) => {
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

  test('a version that nobody published is refused, and the one of the channel served', async ({
    browser,
  }) => {
    const page = await aVisitor(browser)

    expect(await opensSearch(page, '?remotes=mf-search@8.8.8')).toBe(titled(OLD_TITLE))
    await expect(page.getByRole('complementary', { name: 'Environment' })).toContainText(
      'Refused: mf-search 8.8.8 is not in the registry',
    )
  })

  test('promoted, the new version is everybody’s; rolled back, the old one is', async ({ browser }) => {
    const page = await aVisitor(browser)

    await site.remotectl('promote', `mf-search@${NEXT}`, '--channel', 'staging')
    const promoted = await opensSearch(page)
    await site.remotectl('rollback', 'mf-search', '--channel', 'staging')
    const rolledBack = await opensSearch(page)

    expect([promoted, rolledBack]).toEqual([NEW_TITLE, OLD_TITLE].map(titled))
  })

  test('a visitor who comes back to an open page is offered the promoted version, and loses nothing typed until they take it', async ({
    browser,
  }) => {
    const page = await aVisitor(browser)
    await opensSearch(page)
    await page.getByRole('button', { name: NAMES.en.filters }).click()
    const dialog = page.getByRole('dialog', { name: NAMES.en.filters })
    const typed = dialog.getByRole('combobox', { name: 'City, district or postcode' })
    await typed.fill('Tegel')
    const note = page.getByText('There is a new version of this page.')

    await site.remotectl('promote', `mf-search@${NEXT}`, '--channel', 'staging')
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
    await site.remotectl('rollback', 'mf-search', '--channel', 'staging')
  })

  test('a canary for all reaches a visitor who chose nothing, until it ends', async ({ browser }) => {
    const page = await aVisitor(browser)

    await site.remotectl('canary', `mf-search@${NEXT}`, '--percent', '100', '--channel', 'staging')
    const canary = await opensSearch(page)
    await site.remotectl('canary', `mf-search@${NEXT}`, '--percent', '0', '--channel', 'staging')
    const after = await opensSearch(page)

    expect([canary, after]).toEqual([NEW_TITLE, OLD_TITLE].map(titled))
  })

  test('a remote of the visitor’s own machine runs on staging, under a banner that names it', async ({
    browser,
  }) => {
    const work = await serveInWork('mf-search', site.url)
    try {
      const page = await aVisitor(browser)
      await page.goto(work.address.replace(/\/[^/]*\?/, '/search?'))
      await whenSearchRuns(page)

      const banner = page.getByRole('complementary', { name: 'Environment' })
      await expect(banner).toContainText(`mf-search comes from ${work.origin}, for this browser only.`)
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      const scripts = loaded.filter((name) => name.endsWith('.js'))
      expect(scripts.filter((href) => href.startsWith(work.origin)).length).toBeGreaterThan(3)
      expect(scripts.filter((href) => href.includes('/remotes/mf-search/'))).toEqual([])

      await banner.getByRole('link', { name: 'Back to everybody’s versions' }).click()
      await expect(banner).not.toContainText(work.origin)
    } finally {
      await work.close()
    }
  })

  test('a saved component changes in the open page, which keeps its dialog and what was typed', async ({
    browser,
  }) => {
    const work = await serveInWork('mf-search', site.url)
    try {
      const page = await aVisitor(browser)
      await page.goto(work.address)
      await whenSearchRuns(page)
      await page.getByRole('button', { name: NAMES.en.filters }).click()
      const dialog = page.getByRole('dialog', { name: NAMES.en.filters })
      const typed = dialog.getByRole('combobox', { name: 'City, district or postcode' })
      await typed.fill('Tegel')

      const last = '<NearGroup {...asked} />'
      work.edit(
        'src/features/filters/sheet/filter-sheet.tsx',
        last,
        `${last}<p role="note">Saved just now</p>`,
      )

      await expect(dialog.getByRole('note')).toHaveText('Saved just now')
      await expect(typed).toHaveValue('Tegel')
      // Before its event streams end.
      await page.close()
    } finally {
      await work.close()
    }
  })

  test('in the repository of a team, with the kit, a saved dialog of antd stays open, too', async ({
    browser,
  }) => {
    test.setTimeout(PACKING_MS)
    const work = await serveOfKit(PAGE_OF_KIT, site.url)
    try {
      const page = await aVisitor(browser)
      await page.goto(work.address)
      await page.getByRole('button', { name: 'Open' }).click()
      const dialog = page.getByRole('dialog', { name: 'A letter' })
      const typed = dialog.getByRole('textbox', { name: 'Text' })
      await typed.fill('Dear landlord')

      const savedAt = Date.now()
      work.edit('src/pages/kit-trial-page.tsx', 'Not saved', 'Saved just now')
      await dialog.getByText('Saved just now').waitFor()
      const seenAfter = `${Date.now() - savedAt} ms`

      await expect(dialog).toBeVisible()
      await expect(typed).toHaveValue('Dear landlord')
      test.info().annotations.push({ type: 'a saved change was seen after', description: seenAfter })
      await page.close()
    } finally {
      await work.close()
    }
  })
})
