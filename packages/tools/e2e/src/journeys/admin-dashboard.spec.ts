// proves 1.7, 21.43
import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { AdminListPage } from '../pages/admin-list-page.ts'

test('the dashboard has no accessibility barriers, and its charts can be read as tables', async ({
  page,
}) => {
  const dashboard = new AdminListPage(page)
  await dashboard.enter('/admin')

  const chart = page.getByRole('region', { name: 'Requests and bookings' })
  await chart.getByRole('button', { name: 'Show as table' }).click()

  await expect(dashboard.heading).toHaveText('Dashboard')
  await expect(chart.getByRole('columnheader')).toHaveText(['Day', 'Requests', 'Approved', 'Completed'])
  await whenQuiet(page)
  expect(await seriousBarriers(page)).toEqual([])
})

test('a chart stays within its card, even if its neighbours need more room', { tag: '@one-size' }, async ({
  page,
}) => {
  await new AdminListPage(page).enter('/admin')
  const card = page.getByRole('region', { name: 'Searches by result' })
  const wideOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().width)
  await expect(card.locator('canvas')).toBeVisible()
  const before = await wideOf(card.locator('canvas'))

  await card.evaluate(({ parentElement: charts }) =>
    charts?.style.setProperty('grid-template-columns', '3fr 300px'),
  )

  await expect.poll(() => wideOf(card.locator('canvas'))).toBeLessThan(before)
  expect(await wideOf(card.locator('canvas'))).toBeLessThan(await wideOf(card))
})

test('a chart is never wider than its card while the page loads', { tag: '@one-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    let widest = 0
    new MutationObserver(() => {
      for (const { style } of document.querySelectorAll('canvas'))
        widest = Math.max(widest, Number.parseFloat(style.width) || 0)
      document.documentElement.dataset['widest'] = String(widest)
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['style'] })
  })

  await new AdminListPage(page).enter('/admin')
  const names = ['Requests and bookings', 'Searches by result']
  const cards = names.map((name) => page.getByRole('region', { name, exact: true }))
  for (const card of cards) await expect(card.locator('canvas')).toBeVisible()

  const widths = await Promise.all(cards.map((card) => card.evaluate(({ clientWidth }) => clientWidth)))
  const widest = await page.evaluate(() => Number(document.documentElement.dataset['widest']))
  expect(widest).toBeGreaterThan(0)
  expect(widest).toBeLessThan(Math.max(...widths))
})

test('choosing a longer period writes it into the address', { tag: '@one-size' }, async ({ page }) => {
  await new AdminListPage(page).enter('/admin')

  await page.getByText('30 days', { exact: true }).click()

  await expect(page).toHaveURL('/admin?days=30')
  await expect(page.getByText(/^The last 30 whole days/)).toBeVisible()
})

test('the remotes are shown with the versions that are served', { tag: '@one-size' }, async ({ page }) => {
  await new AdminListPage(page).enter('/admin')

  await page
    .getByRole('navigation', { name: 'Views of the dashboard' })
    .getByRole('link', { name: 'Remotes' })
    .click()

  await expect(page.getByRole('table', { name: 'What visitors get' }).getByRole('rowheader')).toContainText([
    'mf-admin',
    'mf-bookings',
  ])
  expect(await seriousBarriers(page)).toEqual([])
})

test('a question from the help form arrives in the help inbox', { tag: '@one-size' }, async ({ page }) => {
  const message = `Where do I find my contract? ${randomUUID()}`
  const asked = await page.request.put('/api/user/needhelp', {
    data: {
      topic: 'CONTRACT',
      message,
      email: 'tara@domizil.example',
      pageUrl: '/help',
      locale: 'en',
      acceptPrivacy: true,
    },
  })
  expect(asked.ok()).toBe(true)
  const list = new AdminListPage(page)
  await list.enter('/admin?tab=help')

  await list.lookFor(message)

  await expect.poll(() => list.column('Message')).toEqual([message])
  expect(await list.column('Topic')).toEqual(['Contract'])
  expect(await seriousBarriers(page)).toEqual([])
})

test.describe('after the connection was lost for a while', () => {
  test.use({ allowed: { messages: [/./], failures: [/./] } })

  test('a help request is settled, leaves the count, and is open again after Undo', {
    tag: '@one-size',
  }, async ({ page }) => {
    const message = `May I bring my piano? ${randomUUID()}`
    await page.request.put('/api/user/needhelp', {
      data: {
        topic: 'OTHER',
        message,
        email: 'tara@domizil.example',
        pageUrl: '/help',
        locale: 'en',
        acceptPrivacy: true,
      },
    })
    const list = new AdminListPage(page)
    await list.enter('/admin?tab=help')
    await expect(page.getByRole('link', { name: 'Admin', exact: true }).first()).toHaveAccessibleDescription(
      /^\d+ open help requests?$/,
    )
    await list.lookFor(message)

    await list.run('Mark as settled')
    await expect(list.rows).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()

    await expect.poll(() => list.column('Message')).toEqual([message])
    await page.context().setOffline(true)
    await list.run('Mark as settled')
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(list.rows).toHaveCount(0)
    await list.choose('Status', 'Settled')
    await expect.poll(() => list.column('Status')).toEqual(['Settled\nAdele Marquardt'])
  })
})

test('the code of tables is loaded by lists only, that of charts by the dashboard only', {
  tag: '@one-size',
}, async ({ page }) => {
  const list = new AdminListPage(page)
  await list.enter('/admin?tab=remotes')
  const files: string[] = []
  page.on('request', (request) => void files.push(new URL(request.url()).pathname))
  const isThere = (chunk: string) => files.some((file) => file.includes(`/${chunk}.`))

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Flats' }).click()
  await list.whenLoaded()
  await whenQuiet(page)
  expect([isThere('rows'), isThere('report-picture')]).toEqual([true, false])
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Admin', exact: true })
    .click()

  await expect.poll(() => isThere('report-picture')).toBe(true)
})
