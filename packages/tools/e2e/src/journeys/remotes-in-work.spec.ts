// proves 15.28
import { whenSearchRuns } from '../commands/when-ready.ts'
import { expect, test } from '../fixtures/test.ts'
import { NAMES } from '../names.ts'
import { type RemoteInWork, serveInWork } from '../versions/remote-in-work.ts'
import { serveOfKit } from '../versions/remote-of-kit.ts'
import { openStagingSite, type StagingSite } from '../versions/staging-site.ts'
import { visitorsOf } from '../versions/staging-visitors.ts'

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
let site: StagingSite
/** That of the first two journeys: building it takes longer than they do. */
let search: RemoteInWork
const { aVisitor, problems } = visitorsOf(() => site)

test.describe('a remote in work, on a staging site', { tag: '@one-size' }, () => {
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async ({ baseURL }) => {
    site = await openStagingSite(baseURL ?? '')
    search = await serveInWork('mf-search', site.url)
  })
  test.afterAll(async () => {
    await search.close()
    await site.close()
  })
  test.afterEach(() => {
    expect(problems()).toEqual([])
  })

  test('a remote on the visitor’s own machine is shown under a banner that names it', async ({ browser }) => {
    const page = await aVisitor(browser)
    await page.goto(search.address.replace(/\/[^/]*\?/, '/search?'))
    await whenSearchRuns(page)

    const banner = page.getByRole('complementary', { name: 'Environment' })
    await expect(banner).toContainText(`mf-search comes from ${search.origin}, for this browser only.`)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = loaded.filter((name) => name.endsWith('.js'))
    expect(scripts.filter((href) => href.startsWith(search.origin)).length).toBeGreaterThan(3)
    expect(scripts.filter((href) => href.includes('/remotes/mf-search/'))).toEqual([])

    await banner.getByRole('link', { name: 'Back to everybody’s versions' }).click()
    await expect(banner).not.toContainText(search.origin)
  })

  test('a saved component is updated in the open page, which keeps its dialog and typed text', async ({
    browser,
  }) => {
    const page = await aVisitor(browser)
    await page.goto(search.address)
    await whenSearchRuns(page)
    await page.getByRole('button', { name: NAMES.en.filters }).click()
    const dialog = page.getByRole('dialog', { name: NAMES.en.filters })
    const typed = dialog.getByRole('combobox', { name: 'City, district or postcode' })
    await typed.fill('Tegel')

    const last = '<NearGroup {...props} />'
    search.edit(
      'src/features/filters/sheet/filter-sheet.tsx',
      last,
      `${last}<p role="note">Saved just now</p>`,
    )

    await expect(dialog.getByRole('note')).toHaveText('Saved just now')
    await expect(typed).toHaveValue('Tegel')
    // Before its event streams end.
    await page.close()
  })

  test('in a team’s repository with the kit, an antd dialog stays open over an update', async ({
    browser,
  }) => {
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

      // An open page would have to say that no module can be exchanged for this.
      await page.goto('about:blank')
      work.edit('routes.json', '"/kit-trial"', '"/kit-moved"')
      await expect.poll(() => work.release()).toContain('"/kit-moved"')
      await page.goto(work.address.replace('/kit-trial?', '/kit-moved?'))
      await expect(page.getByRole('button', { name: 'Open' })).toBeVisible()
      await page.close()
    } finally {
      await work.close()
    }
  })
})
