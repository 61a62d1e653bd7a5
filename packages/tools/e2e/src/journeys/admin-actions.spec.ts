// proves 2.26, 2.28, 2.31
import type { Page } from '@playwright/test'
import { arriveNew } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminListPage } from '../pages/admin-list-page.ts'
import { aNewcomer } from '../people.ts'

// Each changes data that the same journey at another width would change too.
test.describe('an administrator', { tag: '@one-size' }, () => {
  test('blocks and unblocks a user, and the audit trail keeps both reasons', async ({ page, browser }) => {
    const newcomer = aNewcomer()
    const other = await browser.newPage()
    await arriveNew(other, newcomer)
    // The first call stores the user.
    await callAs(other, 'GET', '/user/api/profile')
    await other.close()
    const list = new AdminListPage(page)
    await list.enter('/admin/users')
    await list.lookFor(newcomer.email)

    await list.confirm('Block', 'A journey that ends well')
    await expect.poll(() => list.column('Status')).toEqual(['Blocked\nA journey that ends well'])
    await list.confirm('Unblock', 'It has ended well')
    await expect.poll(() => list.column('Status')).toEqual(['Active'])

    await openAuditTrail(page, list)
    await expect.poll(() => list.column('Action')).toEqual(['User unblocked', 'User blocked'])
    expect(await list.column('Reason')).toEqual(['It has ended well', 'A journey that ends well'])
  })

  test('cannot reject a flat without a reason', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PUT') asked.push(request.url())
    })
    const list = new AdminListPage(page)
    await list.enter('/admin/flats?status=IN_REVIEW')

    const dialog = await list.act('Reject')
    await dialog.getByRole('button', { name: 'Reject' }).click()

    await expect(dialog.getByText('Give a reason of 3 to 500 characters')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    expect(asked).toEqual([])
  })

  test('lists and pauses a flat again, and the audit trail has both', async ({ page }) => {
    const list = new AdminListPage(page)
    await list.enter('/admin/flats?status=INACTIVE&sort=score&dir=desc')
    await list.whenLoaded()
    const [flat = ''] = await list.column('Flat')
    const id = /No\. (\d+)/.exec(flat)?.[1] ?? ''

    await list.confirm('List again')
    await page.goto(`/admin/flats?q=${id}&status=ACTIVE`)
    await expect(list.rows.filter({ hasText: `No. ${id}` })).toHaveCount(1)
    await list.confirm('Deactivate', 'It is being renovated')

    await page.goto(`/admin?tab=audit&subjectType=FLAT&subjectId=${id}`)
    await list.whenLoaded()
    expect((await list.column('Change')).slice(0, 2)).toEqual(['Listed → Paused', 'Paused → Listed'])
  })

  test('hides and shows a review, and the audit trail keeps both reasons', async ({ page }) => {
    const list = new AdminListPage(page)
    await list.enter('/admin/flat-reviews?status=PUBLISHED&sort=id&dir=asc')
    await list.whenLoaded()
    const before = await list.total()

    await list.confirm('Hide', 'It names a neighbour')
    await expect.poll(() => list.total()).toBe(before - 1)
    await page.goto('/admin/flat-reviews?status=HIDDEN&q=It+names+a+neighbour')
    await list.whenLoaded()
    await list.confirm('Show again', 'It names nobody')

    await page.goto('/admin?tab=audit&subjectType=REVIEW')
    await list.whenLoaded()
    const reasons = (await list.column('Reason')).filter((reason) => reason.startsWith('It names'))
    expect(reasons.slice(0, 2)).toEqual(['It names nobody', 'It names a neighbour'])
  })

  test('hides several reviews together for one reason, and shows them again', async ({ page }) => {
    const list = new AdminListPage(page)
    await list.enter('/admin/tenant-reviews?status=PUBLISHED&sort=id&dir=asc')
    await list.whenLoaded()
    const before = await list.total()

    for (const at of [0, 1]) await list.choices.nth(at).check()
    await list.confirmForChosen('Hide', 2, 'They name a neighbour')
    await expect.poll(() => list.total()).toBe(before - 2)
    await page.goto('/admin/tenant-reviews?status=HIDDEN&q=They+name+a+neighbour')
    await list.whenLoaded()
    await page.getByRole('checkbox', { name: 'Choose all rows of this page' }).check()
    await list.confirmForChosen('Show again', 2, 'They name nobody')

    await page.goto('/admin/tenant-reviews?status=PUBLISHED&sort=id&dir=asc')
    await list.whenLoaded()
    expect(await list.total()).toBe(before)
  })

  test('follows links in the details of a row, and Back closes them', async ({ page }) => {
    const list = new AdminListPage(page)
    await list.enter('/admin/bookings')
    await list.whenLoaded()

    const details = await list.act('Details')
    await expect(details.getByText('Last activity')).toBeVisible()
    await page.goBack()
    await expect(details).toBeHidden()
    await list.act('Details')
    await details.getByRole('link', { name: 'Landlord' }).click()

    await expect(page).toHaveURL(/\/admin\/users\?details=/)
    const person = page.getByRole('dialog')
    await expect(person.getByRole('heading', { name: /^Requests for their flats \(\d+\)$/ })).toBeVisible()
  })

  test('closes a paid invoice, and the audit trail has it', async ({ page }) => {
    const list = new AdminListPage(page)
    await list.enter('/admin/invoices?status=OPEN,OVERDUE')
    await list.whenLoaded()
    await expect.poll(async () => (await list.column('Number'))[0]).toMatch(/^RE-/)
    const [number = ''] = await list.column('Number')

    await list.confirm('Mark as paid', `Bank statement of ${number}`)
    await page.goto(`/admin/invoices?q=${number}`)
    await expect.poll(() => list.column('Status')).toEqual(['Settled'])

    await openAuditTrail(page, list)
    expect(await list.column('Reason')).toEqual([`Bank statement of ${number}`])
  })
})

/** Through the menu of the first row. */
async function openAuditTrail(page: Page, list: AdminListPage): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Audit trail' }).click()
  await expect(page).toHaveURL(/tab=audit/)
  await list.whenLoaded()
}
