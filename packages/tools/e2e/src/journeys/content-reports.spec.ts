import type { Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminListPage } from '../pages/admin-list-page.ts'
import { TENANT } from '../people.ts'

// It hides a review, which the same journey at another width would find hidden.
test('a review is reported, hidden with reasons, and the reporter complains once', {
  tag: '@one-size',
}, async ({ page, browser }) => {
  await arriveAs(page, TENANT)
  const { flatId, author } = await someReview(page)
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
  await list.confirm('Remove it', 'It names the neighbours')
  await expect(list.empty).toBeVisible()
  expect(await seriousBarriers(office)).toEqual([])

  await page.goto('/?account=reports')
  const report = page.getByRole('article', { name: number })
  await expect(report.getByText(/It names the neighbours/)).toBeVisible()
  await report.getByRole('button', { name: 'Complain' }).click()
  await report.getByRole('textbox', { name: 'Why is the decision wrong?' }).fill('More than one names them.')
  await report.getByRole('button', { name: 'Send complaint' }).click()
  await expect(report.getByText('Complaint not decided yet')).toBeVisible()
  expect(await seriousBarriers(page)).toEqual([])

  await office.goto(`/admin?tab=reports&q=${number}`)
  await list.whenLoaded()
  await list.confirm('Leave it as it is', 'The journey ends well')
  await expect(list.empty).toBeVisible()
  await page.goto(`/flat/${flatId}#flat-reviews`)
  await expect(page.getByRole('button', { name: `Report: ${author}` }).first()).toBeVisible()
  await office.context().close()
})

/** A published review that others have written about a flat of others. */
async function someReview(page: Page): Promise<{ flatId: number; author: string }> {
  const { items } = (await callAs(page, 'POST', '/flat/search/filter', {})) as { items: { id: number }[] }
  for (const { id } of items) {
    const reviews = (await callAs(page, 'GET', `/flat/${id}/reviews`)) as { items: { author: string }[] }
    const [first, ...others] = reviews.items
    const isAlone = others.every(({ author }) => author !== first?.author)
    if (first?.author && isAlone) return { flatId: id, author: first.author }
  }
  throw new Error('No flat of the first page has a review')
}
