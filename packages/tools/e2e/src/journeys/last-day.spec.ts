// proves D12.2, D12.5, D12.6
import { addDays, formatDay, overlaps, type Period } from '@domizil/domain'
import { type Browser, devices, type Page } from '@playwright/test'
import { arriveAs } from '../commands/arrive.ts'
import { callAs } from '../commands/call-as.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANDLORD } from '../people.ts'

test.use({ allowed: { messages: [/ERR_INTERNET_DISCONNECTED/], failures: [/./] } })

interface Stay {
  readonly id: number
  readonly flat: { readonly id: number }
  readonly endDate: string
  readonly totalRent: number
  readonly otherParty: { readonly contact: { readonly name: string; readonly email: string } | null }
  readonly lastDay: {
    readonly range: object | null
    readonly proposal: { readonly number: number; readonly allowed: readonly string[] } | null
  } | null
}

const staysOf = (page: Page, role: 'landlord' | 'tenant') =>
  callAs(page, 'GET', `/booking/api/${role}/list`) as Promise<Stay[]>

test('another last day is agreed and signed by both, although the connection fails at each press', {
  tag: '@one-size',
}, async ({ page: landlord, browser }) => {
  test.slow()
  await arriveAs(landlord, LANDLORD)
  await declineOpen(landlord)
  const stay = await stayToExtend(landlord)
  const { id = 0, flat, endDate = '', totalRent = 0 } = stay ?? {}
  const { name = '', email = '' } = stay?.otherParty.contact ?? {}
  const newDay = addDays(endDate, 1)
  const tenant = await phoneOf(browser, email)
  await landlord.goto(`/flat/${flat?.id}/bookings`)
  const [theirs, ours] = [cardOf(tenant, `Nr. ${id}`), cardOf(landlord, `No. ${id}`)]

  await theirs.getByRole('button', { name: 'Anderen letzten Tag vorschlagen' }).click()
  await tenant.getByRole('textbox', { name: 'Neuer letzter Tag' }).fill(formatDay(newDay))
  await tenant.keyboard.press('Tab')
  await press(tenant, 'Vorschlag senden')
  await expect(ours).toContainText(`proposes ${formatDay(newDay)} as the last day`)
  await ours.getByRole('button', { name: 'Accept the new last day' }).click()
  await press(landlord, 'Accept the new last day')
  await expect(theirs).toContainText('Beide sind einverstanden')
  await theirs.getByRole('button', { name: 'Nachtrag unterschreiben' }).click()
  await sign(tenant, { name, field: 'Ihr vollständiger Name', button: 'Nachtrag unterschreiben' })
  await expect(ours).toContainText('has signed the addendum')
  await ours.getByRole('button', { name: 'Sign the addendum' }).click()
  await sign(landlord, {
    name: 'Leonhard Behrens',
    field: 'Your full name',
    button: 'Sign the addendum',
  })

  await expect(ours).toContainText(`The stay ends on ${formatDay(newDay)}`)
  await expect(theirs).toContainText(`Der Aufenthalt endet am ${formatDay(newDay)}`)
  const seen = await Promise.all([staysOf(landlord, 'landlord'), staysOf(tenant, 'tenant')])
  const [own, other] = seen.map((stays) => stays.find((one) => one.id === id))
  expect(own?.endDate).toBe(newDay)
  expect(own?.totalRent).toBeGreaterThan(totalRent)
  expect(other).toMatchObject({ endDate: newDay, totalRent: own?.totalRent })
  await tenant.context().close()
})

/** The oldest stay with a free day after it: other journeys add stays to these flats, one right after the other. */
async function stayToExtend(landlord: Page): Promise<Stay | undefined> {
  const stays = (await staysOf(landlord, 'landlord')).filter(({ lastDay }) => lastDay?.range)
  for (const stay of stays.toSorted((one, other) => one.id - other.id)) {
    const flat = (await callAs(landlord, 'GET', `/flat/${stay.flat.id}`)) as { blockedRanges: Period[] }
    const next = addDays(stay.endDate, 1)
    if (!flat.blockedRanges.some((taken) => overlaps(taken, { from: next, to: next }))) return stay
  }
  return undefined
}

/** The demo has proposals that wait for the landlord, and a first try of this journey may leave one. */
async function declineOpen(landlord: Page): Promise<void> {
  for (const { id, lastDay } of await staysOf(landlord, 'landlord')) {
    const { number, allowed = [] } = lastDay?.proposal ?? {}
    if (!allowed.includes('decline')) continue
    await callAs(landlord, 'POST', `/booking/api/${id}/lastDay/${number}/answer`, { accepted: false })
  }
}

/** The requests of a person of the demo on a phone, in German. All people of the demo have one password. */
async function phoneOf(browser: Browser, email: string): Promise<Page> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const page = await (await browser.newContext({ ...phone, locale: 'de-DE' })).newPage()
  await arriveAs(page, { ...LANDLORD, email })
  await page.goto('/de/my-requests')
  return page
}

function cardOf(page: Page, number: string) {
  return page.getByRole('article').filter({ has: page.getByText(number, { exact: true }) })
}

/** Presses the button of the dialog without a connection, which is said, and again with one. */
async function press(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const action = dialog.getByRole('button', { name: button, exact: true })
  await page.context().setOffline(true)
  await action.click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await page.context().setOffline(false)
  await action.click()
  await expect(dialog).toBeHidden()
}

/** Looks at all pages of the addendum to their ends, and signs it. */
async function sign(page: Page, signature: { name: string; field: string; button: string }): Promise<void> {
  const dialog = page.getByRole('dialog')
  const pages = dialog.getByRole('listitem')
  await expect(pages.last()).not.toBeEmpty()
  await expect(async () => {
    for (const one of await pages.all()) await one.evaluate((item) => item.scrollIntoView(false))
    expect(await dialog.locator('[data-unseen]').count()).toBe(0)
  }).toPass()
  await dialog.getByRole('textbox', { name: signature.field }).fill(signature.name)
  await dialog.getByRole('checkbox').check()
  await press(page, signature.button)
}
