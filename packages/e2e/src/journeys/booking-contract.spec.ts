import { formatDay } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { callAs } from '../commands/call-as.ts'
import { freeStay } from '../commands/free-stay.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { seriousBarriers } from '../commands/serious-barriers.ts'
import { signIn } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { LANDLORD, type Person, TENANT } from '../people.ts'

const { en } = LANGUAGES
const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'WORK_PROJECT',
  occupation: 'EMPLOYED',
  message: 'A project brings me to town for some months.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}

test('from the request to the contract that both have signed', async ({ page: landlord, browser }) => {
  test.slow()
  await visit(landlord, '/my-flats', LANDLORD)
  const flat = (await ownFlats(landlord)).find(({ status }) => status === 'ACTIVE')
  const id = flat?.id ?? 0
  const stay = await freeStay(landlord.request, id)
  const tenant = await browser.newPage()
  await visit(tenant, '/my-requests', TENANT)
  await cancelOpen(tenant, id)
  await callAs(tenant, 'POST', `/booking/api/new/${id}?startDate=${stay.from}&endDate=${stay.to}`, REQUEST)
  const days = `${formatDay(stay.from)} – ${formatDay(stay.to)}`
  // Others may ask for the same days: each side knows the other by name.
  const cardOf = (page: Page) =>
    page
      .getByRole('article')
      .filter({ hasText: days })
      .filter({ hasText: /Tara|Leonhard/ })
  const decide = async (page: Page, action: string) => {
    await cardOf(page).getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await landlord.goto(`/flat/${id}/bookings`)
  await decide(landlord, 'Approve')
  await tenant.reload()
  await decide(tenant, 'Confirm booking')
  await landlord.reload()
  await cardOf(landlord).getByRole('button', { name: 'Choose the contract' }).click()
  expect(await seriousBarriers(landlord)).toEqual([])
  await landlord.getByRole('button', { name: 'Offer this contract' }).click()
  await sign(landlord, 'Leonhard Behrens')
  await expect(cardOf(landlord)).toContainText('First signature given')
  await tenant.reload()
  const file = tenant.waitForEvent('download')
  await cardOf(tenant).getByRole('list', { name: 'Files' }).getByRole('button').first().click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  await sign(tenant, 'Tara Lindqvist')

  await expect(cardOf(tenant)).toContainText('Completed')
  await tenant.close()

  async function sign(page: Page, name: string): Promise<void> {
    await cardOf(page).getByRole('button', { name: 'Sign the contract' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Your full name' }).fill(name)
    await dialog.getByRole('checkbox', { name: /I have read/ }).check()
    await dialog.getByRole('button', { name: 'Sign the contract' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('the requests of a flat are filtered by how they stand', async ({ page }) => {
  await visit(page, '/my-flats', LANDLORD)
  const [flat] = (await ownFlats(page)).filter(({ openRequestCount }) => openRequestCount > 0)
  await page.goto(`/flat/${flat?.id}/bookings`)

  await page
    .getByRole('radiogroup')
    .or(page.getByRole('group', { name: 'Show' }))
    .getByText('Open')
    .click()

  const count = Number(/\d+/.exec(await page.getByRole('main').getByRole('status').first().innerText())?.[0])
  expect(count).toBeGreaterThan(0)
  await expect(page.getByRole('article')).toHaveCount(count)
})

/** One can have one open request for a flat at a time: what an earlier run has left is given up. */
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
  await page.goto(path)
  await acceptCookies(page, en)
  await signIn(page, en, person)
}
