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
  const { id, title_en: title = '' } = (await ownFlats(page)).findLast(
    ({ status }) => status === 'ACTIVE',
  ) ?? {
    id: 0,
  }
  const { version } = (await callAs(page, 'GET', `/flat/api/${id}`)) as { version: number }
  await callAs(page, 'PUT', '/flat/api/edit', { id, version, title_en: 'Penthouse with a pool and a view' })

  await page.goto('/my-flats')
  const card = page.getByRole('article', { name: 'Penthouse with a pool and a view' })
  await expect(card.getByText('We will look at them once more', { exact: false })).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  const list = new AdminListPage(office)
  await list.enter(`/admin/flats?changed=true&q=${id}`)
  await list.whenLoaded()
  expect(await list.column('Status')).toEqual(['Listed\nChanged since the review'])
  await list.run('Details')
  const details = office.getByRole('dialog', { name: 'Penthouse with a pool and a view' })
  await expect(details.getByText(title, { exact: true })).toBeVisible()
  expect(await seriousBarriers(office)).toEqual([])
  await office.keyboard.press('Escape')
  await list.confirm('Undo the changes', 'There is no pool')
  await expect(list.empty).toBeVisible()
  await office.context().close()

  await page.goto(`/flat/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/?account=reports')
  await expect(page.getByText('There is no pool', { exact: false })).toBeVisible()
  await expect(page.getByText('Changes undone', { exact: false }).first()).toBeVisible()
})
