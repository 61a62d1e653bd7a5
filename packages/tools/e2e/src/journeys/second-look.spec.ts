// proves D2.4
import { arriveAs } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminListPage } from '../pages/admin-list-page.ts'
import { LANDLORD } from '../people.ts'

// The same journey at another width would find the listing marked.
test('a changed listing is shown at once, compared by an administrator and undone with reasons', {
  tag: '@one-size',
}, async ({ page, browser }) => {
  await arriveAs(page, LANDLORD)
  const flats = await ownFlats(page)
  const flat = flats.findLast(
    ({ status, changedSinceReview }) => status === 'ACTIVE' && changedSinceReview === null,
  )
  const { id = 0, title_en: title = '' } = flat ?? {}
  const changed = `Penthouse ${id} with a pool and a view`
  const reason = `There is no pool in flat ${id}`
  const { version } = (await callAs(page, 'GET', `/flat/api/${id}`)) as { version: number }
  await callAs(page, 'PUT', '/flat/api/edit', { id, version, title_en: changed })

  await page.goto('/my-flats')
  const card = page.getByRole('article', { name: changed })
  await expect(card.getByText('We will look at them once more', { exact: false })).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  const list = new AdminListPage(office)
  await list.enter(`/admin/flats?changed=true&q=Penthouse+${id}+with+a+pool`)
  await list.whenLoaded()
  expect(await list.column('Status')).toEqual(['Listed\nChanged since the review'])
  await list.run('Details')
  const details = office.getByRole('dialog', { name: changed })
  await expect(details.getByText(title, { exact: true })).toBeVisible()
  expect(await seriousBarriers(office)).toEqual([])
  await office.keyboard.press('Escape')
  await list.confirm('Undo the changes', reason)
  await expect(list.empty).toBeVisible()
  await office.context().close()

  await page.goto(`/flat/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/?account=reports')
  const decision = page.getByRole('article').filter({ hasText: reason }).first()
  await expect(decision.getByText('Changes undone', { exact: true })).toBeVisible()
})
