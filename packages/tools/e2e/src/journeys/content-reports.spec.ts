// proves 18.24, 18.27
import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminListPage } from '../pages/admin-list-page.ts'
import { TENANT } from '../people.ts'

// It hides a review, which the same journey at another width would find hidden.
test('a reported review is kept, and removed after the reporter’s complaint', {
  tag: '@one-size',
}, async ({ page, browser }) => {
  await arriveAs(page, TENANT)
  const { flatId, author, id } = await someReview(page)
  await page.goto(`/flat/${flatId}#flat-reviews`)

  await page
    .getByRole('button', { name: `Report: ${author}` })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'Report this review' })
  expect(await seriousBarriers(page)).toEqual([])
  await form
    .getByRole('combobox', { name: 'What is it about?' })
    .selectOption({ label: 'It shows personal data' })
  await form.getByRole('textbox', { name: 'What is wrong with it?' }).fill('It names the neighbours.')
  await form.getByRole('checkbox', { name: /good faith/ }).check()
  await form.getByRole('button', { name: 'Send report' }).click()
  const receipt = await form.getByRole('status').innerText()
  const number = /R-\w{4}-\w{4}/.exec(receipt)?.[0] ?? 'no number'

  const office = await (await browser.newContext()).newPage()
  const list = new AdminListPage(office)
  await list.enter(`/admin?tab=reports&q=${number}`)
  await list.whenLoaded()
  await list.confirm('Leave it as it is', 'It names the neighbours as anybody may')
  await expect(list.empty).toBeVisible()
  expect(await seriousBarriers(office)).toEqual([])

  await page.goto('/?account=reports')
  const report = page.getByRole('article', { name: number })
  await expect(report.getByText(/^Left as it is, .*as anybody may/)).toBeVisible()
  await report.getByRole('button', { name: 'Complain' }).click()
  await report.getByRole('textbox', { name: 'Why is the decision wrong?' }).fill('More than one names them.')
  await report.getByRole('button', { name: 'Send complaint' }).click()
  await expect(report.getByText('Complaint not decided yet')).toBeVisible()
  expect(await seriousBarriers(page)).toEqual([])

  await office.goto(`/admin?tab=reports&q=${number}`)
  await list.whenLoaded()
  await list.decideInDetails('Remove it', 'It names all of them')
  await page.reload()
  await expect(report.getByText(/^Removed, .*It names all of them/)).toBeVisible()
  await expect(report.getByRole('button', { name: 'Complain' })).toHaveCount(0)
  await callAs(office, 'POST', `/admin/api/review/${id}/show`, { reason: 'The journey is over' })
  await office.context().close()
})

/** A published review that others have written about a flat of others. */
async function someReview(page: Page): Promise<{ flatId: number; author: string; id: number }> {
  const { items } = (await callAs(page, 'POST', '/flat/search/filter', {})) as { items: { id: number }[] }
  for (const { id: flatId } of items) {
    const reviews = (await callAs(page, 'GET', `/flat/${flatId}/reviews`)) as {
      items: { id: number; author: string }[]
    }
    const [first, ...others] = reviews.items
    const isAlone = others.every(({ author }) => author !== first?.author)
    if (first?.author && isAlone) return { flatId, author: first.author, id: first.id }
  }
  throw new Error('No flat of the first page has a review')
}
