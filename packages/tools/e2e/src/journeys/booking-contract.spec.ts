// proves D12.1, 1.1, 1.6, 2.23, 2.82, 4.28, 4.30, 4.31, 11.22, 16.3, 17.4, 21.16
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { freeStay } from '../commands/free-stay.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD, type Person, TENANT } from '../people.ts'

const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'WORK_PROJECT',
  occupation: 'EMPLOYED',
  message: 'A project brings me to town for some months.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}
const REVIEW = 'A calm flat, just as it was described.'
/** What one side does is on the other's open page within ten seconds; the rest is for a busy machine. */
const LIVE_MS = 20_000

test('a tenant and a landlord go from the request to a contract signed by both', {
  tag: '@real-parts',
}, async ({ page: landlord, browser, isMobile }) => {
  test.slow()
  await visit(landlord, '/my-flats', LANDLORD)
  // A tenant has one open request per flat: the two widths use different flats.
  const flat = (await ownFlats(landlord)).filter(({ status }) => status === 'ACTIVE').at(isMobile ? 1 : 0)
  const id = flat?.id ?? 0
  const stay = await freeStay(landlord.request, id)
  const tenant = await (await browser.newContext()).newPage()
  await visit(tenant, '/my-requests', TENANT)
  await cancelOpen(tenant, id)
  const path = `/booking/api/new/${id}?startDate=${stay.from}&endDate=${stay.to}`
  const booking = (await callAs(tenant, 'POST', path, REQUEST)) as { id: number }
  const cardOf = (page: Page) =>
    page.getByRole('article').filter({ has: page.getByText(`No. ${booking.id}`, { exact: true }) })
  const decide = async (page: Page, action: string) => {
    await cardOf(page).getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await landlord.goto(`/flat/${id}/bookings`)
  await write(landlord, 'Messages', 'Is the first of the month early enough?')
  await decide(landlord, 'Approve')
  await write(tenant, '1 unread message', 'Yes, at noon.')
  await decide(tenant, 'Confirm booking')
  // What the other side has done is shown without a reload.
  await expect(cardOf(landlord).getByRole('link', { name: '1 unread message' })).toBeVisible({
    timeout: LIVE_MS,
  })
  await expect(cardOf(landlord).getByRole('button', { name: 'Choose the contract' })).toBeVisible({
    timeout: LIVE_MS,
  })
  await cardOf(landlord).getByRole('button', { name: 'Choose the contract' }).click()
  expect(await seriousBarriers(landlord)).toEqual([])
  await landlord.getByRole('radio', { name: /^Our contract/ }).check()
  await landlord.getByRole('button', { name: 'Offer this contract' }).click()
  await sign(landlord, 'Leonhard Behrens')
  await expect(cardOf(landlord)).toContainText('Step 4 of 5: First signature')
  await expect(cardOf(tenant)).toContainText('Step 4 of 5: First signature', { timeout: LIVE_MS })
  await read(tenant)
  await sign(tenant, 'Tara Lindqvist')

  await expect(cardOf(tenant)).toContainText('Signed by both on')
  await readSealed(tenant)
  await tenant.context().close()
  await landlord.reload()
  await readSealed(landlord)
  await landlord.getByRole('link', { name: 'Invoices' }).click()
  const invoice = landlord.waitForEvent('download')
  await landlord
    .getByRole('button', { name: /^Download invoice/ })
    .first()
    .click()
  expect((await invoice).suggestedFilename()).toMatch(/^RE-\d{4}-\d{6}\.pdf$/)

  async function write(page: Page, link: string, text: string): Promise<void> {
    await cardOf(page).getByRole('link', { name: link, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Messages with/ })
    await expect(dialog.getByRole('log')).toContainText(REQUEST.message)
    await dialog.getByRole('textbox').fill(text)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('log')).toContainText(text)
    expect(await seriousBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(cardOf(page).getByRole('link', { name: 'Messages', exact: true })).toBeFocused()
  }

  /** Reads the contract in the page, and downloads it. */
  async function read(page: Page): Promise<void> {
    await cardOf(page).getByRole('list', { name: 'Files' }).getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: /\.pdf$/ })
    await expect(dialog.getByRole('listitem', { name: 'Page 1 of 2' })).toContainText('Leonhard Behrens')
    expect(await seriousBarriers(page)).toEqual([])
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }

  /** Reads the final document's last page, with both signatures, and downloads it with its seal. */
  async function readSealed(page: Page): Promise<void> {
    await cardOf(page)
      .getByRole('list', { name: 'Files' })
      .getByRole('button', { name: /^Signed contract B-0/ })
      .click()
    const dialog = page.getByRole('dialog', { name: /^Signed contract/ })
    const last = dialog.getByRole('listitem', { name: 'Page 3 of 3' })
    // Pages above it grow when their text arrives and push it out of view again.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded({ timeout: 1_000 })
      await expect(last).toContainText('Leonhard Behrens', { timeout: 1_000 })
    }).toPass()
    await expect(last).toContainText('Tara Lindqvist')
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect(await readFile(await (await file).path(), 'latin1')).toContain('/ETSI.CAdES.detached')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }

  async function sign(page: Page, name: string): Promise<void> {
    await cardOf(page).getByRole('button', { name: 'Sign the contract' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('listitem', { name: 'Page 1 of 2' })).toContainText('B-0')
    await dialog.getByRole('textbox', { name: 'Your full name' }).fill('Someone Else')
    await dialog.getByRole('checkbox', { name: /I have read/ }).check()
    await dialog.getByRole('button', { name: 'Sign the contract' }).click()
    await expect(dialog).toContainText('Please look at all pages to their end first')
    // Pages grow when their text arrives, and an end counts as seen once a frame has shown it.
    await expect(async () => {
      for (const at of [1, 2]) {
        await dialog.getByRole('listitem', { name: `Page ${at} of 2` }).evaluate((item) => {
          item.scrollIntoView(false)
          return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
        })
      }
      await expect(dialog.getByText('Please look at all pages to their end first')).toBeHidden({
        timeout: 1_000,
      })
    }).toPass()
    await dialog.getByRole('button', { name: 'Sign the contract' }).click()
    await expect(dialog).toContainText(`Sign with your own name as it stands in your account: ${name}.`)
    await dialog.getByRole('textbox', { name: 'Your full name' }).fill(name)
    await dialog.getByRole('button', { name: 'Sign the contract' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('a tenant reviews a stay before the landlord does, and gets the deposit back @one-size', async ({
  page,
  browser,
}) => {
  test.slow()
  await visit(page, '/my-requests', TENANT)
  const stays = page.getByRole('article').filter({ hasText: 'The stay ended on' })
  await expect(stays.first()).toBeVisible()
  // A stay can be reviewed once: the demo's other stays have been.
  const stay = stays.filter({ has: page.getByRole('button', { name: 'Write a review' }) }).first()
  const title = await stay.getAttribute('aria-label')
  const card = page.getByRole('article', { name: title ?? '' })
  await card.getByRole('button', { name: 'Write a review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(
    dialog.getByRole('radiogroup', { name: 'Cleanliness' }).getByRole('radio').first(),
  ).toBeFocused()
  for (const group of await dialog.getByRole('radiogroup').all()) {
    await group.getByRole('radio', { name: '5 of 5' }).check()
  }
  await dialog.getByRole('textbox').fill(REVIEW)
  expect(await seriousBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send review' }).click()
  await expect(dialog).toBeHidden()

  await card.getByRole('button', { name: 'Reviews' }).click()

  await expect(dialog).toContainText(REVIEW)
  await expect(dialog).toContainText('Nobody else can see it yet.')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const landlord = await landlordOf(page, title ?? '', browser)
  const theirs = landlord.getByRole('article').filter({ hasText: 'settle the deposit' })
  await theirs.first().getByRole('button', { name: 'Settle the deposit' }).click()
  const statement = landlord.getByRole('dialog')
  await statement.last().getByRole('button', { name: 'Settle the deposit' }).click()
  await statement.last().getByRole('button', { name: 'Add a deduction' }).click()
  await statement.last().getByRole('textbox', { name: 'Amount' }).fill('85.50')
  await statement.last().getByRole('textbox', { name: 'Reason' }).fill('The lamp in the hall is broken.')
  await statement.last().getByRole('button', { name: 'Next' }).click()
  await statement.last().getByRole('button', { name: 'Send the statement' }).click()
  await expect(landlord.getByRole('dialog').last()).toContainText('can object until')
  expect(await seriousBarriers(landlord)).toEqual([])

  await page.reload()
  await expect(card).toContainText('€85.50 kept. Agree or object until')
  await card.getByRole('button', { name: 'Deposit', exact: true }).click()
  await dialog.getByRole('button', { name: 'Object' }).click()
  await dialog.last().getByRole('textbox').fill('The lamp was broken when I moved in.')
  await dialog.last().getByRole('button', { name: 'Send the objection' }).click()
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toContainText('You have objected to the deduction of €85.50')
  expect(await seriousBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Agree' }).click()
  await dialog.last().getByRole('button', { name: 'Agree' }).click()
  await expect(dialog).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Mark as received' }).click()

  await expect(dialog).toContainText('Deposit done')
  await landlord.context().close()
})

/** The page of the bookings of a stay's landlord, signed in. All people of the demo have one password. */
async function landlordOf(tenant: Page, title: string, browser: Browser): Promise<Page> {
  const bookings = (await callAs(tenant, 'GET', '/booking/api/tenant/list')) as {
    flat: { id: number; title_en: string }
    otherParty: { contact: { email: string } | null }
  }[]
  const stay = bookings.find(({ flat }) => flat.title_en === title)
  const page = await (await browser.newContext()).newPage()
  await visit(page, `/flat/${stay?.flat.id}/bookings`, {
    ...LANDLORD,
    email: stay?.otherParty.contact?.email ?? '',
  })
  return page
}

test('the requests of a flat are filtered by status', { tag: '@one-size' }, async ({ page }) => {
  await visit(page, '/my-flats', LANDLORD)
  const [flat] = (await ownFlats(page)).filter(({ openRequestCount }) => openRequestCount > 0)
  await page.goto(`/flat/${flat?.id}/bookings`)

  await page
    .getByRole('radiogroup')
    .or(page.getByRole('group', { name: 'Show' }))
    .getByText('Pending')
    .click()

  const count = Number(/\d+/.exec(await page.getByRole('main').getByRole('status').first().innerText())?.[0])
  expect(count).toBeGreaterThan(0)
  await expect(page.getByRole('article')).toHaveCount(count)
})

/** A tenant can have one open request per flat: withdraws the one of an earlier run. */
async function cancelOpen(tenant: Page, flatId: number): Promise<void> {
  const requests = (await callAs(tenant, 'GET', '/booking/api/tenant/list')) as {
    id: number
    flat: { id: number }
    allowedActions: string[]
  }[]
  for (const { id, flat, allowedActions } of requests) {
    if (flat.id === flatId && allowedActions.includes('cancel'))
      await callAs(tenant, 'DELETE', `/booking/api/${id}/cancel`, {})
  }
}

async function visit(page: Page, path: string, person: Person): Promise<void> {
  await arriveAs(page, person)
  await page.goto(path)
}
