import type { Page } from '@playwright/test'
import { arriveAs, arriveAsTenant } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { freeStay } from '../commands/free-stay.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { whenQuiet } from '../commands/when-quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD } from '../people.ts'

const REQUEST = {
  numberOfPersons: 1,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'I study here for two terms and would love to stay.',
  hasPets: false,
  smoker: false,
  acceptTerms: true,
}
const QUESTION = 'Is there a place for a bicycle?'

test('a tenant’s message is counted at the landlord’s flat until it is read', {
  tag: '@one-size',
}, async ({ page: landlord, browser, isMobile }) => {
  test.slow()
  await arriveAs(landlord, LANDLORD)
  await landlord.goto('/my-flats')
  // The two widths use different flats.
  const flats = (await ownFlats(landlord)).filter(({ status }) => status === 'ACTIVE')
  const { id } = flats.at(isMobile ? -1 : -2) ?? { id: 0 }
  const tenant = await (await browser.newContext()).newPage()
  await arriveAsTenant(tenant)
  const stay = await freeStay(tenant.request, id)
  const path = `/booking/api/new/${id}?startDate=${stay.from}&endDate=${stay.to}`
  const booking = (await callAs(tenant, 'POST', path, REQUEST)) as { id: number }
  const flat = landlord
    .getByRole('main')
    .getByRole('article')
    .filter({ has: flatLink(landlord, id) })
  const before = await unreadAt(landlord, id)

  await tenant.goto(`/my-requests?messages=${booking.id}`)
  const writing = tenant.getByRole('dialog', { name: /^Messages with/ })
  await writing.getByRole('textbox').fill(QUESTION)
  await writing.getByRole('button', { name: 'Send' }).click()
  await expect(writing.getByRole('log')).toContainText(QUESTION)

  expect(await unreadAt(landlord, id)).toBe(before + 1)
  await flat.getByRole('link', { name: /unread message/ }).click()
  const request = landlord.getByRole('article').filter({ hasText: new RegExp(`No\\. ${booking.id}(?!\\d)`) })
  await request.getByRole('link', { name: '1 unread message' }).click()
  const reading = landlord.getByRole('dialog', { name: /^Messages with/ })
  await expect(reading.getByRole('log')).toContainText(QUESTION)
  await landlord.goBack()
  await expect(request.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()

  expect(await unreadAt(landlord, id)).toBe(before)
  await tenant.context().close()
})

/** Any link of the card to the flat's pages. */
const flatLink = (page: Page, id: number) => page.locator(`a[href^="/flat/${id}/"]`).first()

/** The unread counter of a flat in “my flats”. */
async function unreadAt(landlord: Page, id: number): Promise<number> {
  await landlord.goto('/my-flats')
  const flat = landlord
    .getByRole('main')
    .getByRole('article')
    .filter({ has: flatLink(landlord, id) })
  await flat.waitFor()
  await whenQuiet(landlord)
  const link = flat.getByRole('link', { name: /unread message/ })
  return (await link.count()) === 0 ? 0 : Number(/\d+/.exec(await link.innerText())?.[0])
}
