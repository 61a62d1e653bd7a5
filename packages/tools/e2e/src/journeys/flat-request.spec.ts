// proves 16.35
import { formatDay, type Period } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { arriveAs, arriveAsTenant } from '../commands/arrive.ts'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { callAs } from '../commands/call-as.ts'
import { freeStay } from '../commands/free-stay.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { someFlat } from '../commands/some-flat.ts'
import { expect, test } from '../fixtures/test.ts'
import { addressOf, inEachLanguage, LANGUAGES } from '../languages.ts'
import { FlatPage } from '../pages/flat-page.ts'
import { IdentityPages } from '../pages/identity-pages.ts'
import { RequestDialog } from '../pages/request-dialog.ts'
import { LANDLORD, TENANT } from '../people.ts'

const { en } = LANGUAGES
const daysOf = ({ from, to }: Period) => `?from=${from}&to=${to}`

for (const language of Object.values(LANGUAGES))
  test(
    `logging in on the way to a request keeps the days, all that was written and the way back, ${language.locale}`,
    inEachLanguage(language.locale),
    async ({ page }) => {
      const { id } = await someFlat(page.request)
      const stay = await freeStay(page.request, id)
      const request = new RequestDialog(page, language)
      await new FlatPage(page, language).open(id, daysOf(stay))
      await acceptCookies(page, language)
      await request.begin()
      await request.fillIn()

      await request.logIn()
      await new IdentityPages(page).signIn(TENANT)

      await expect(request.message).toHaveValue(/I start a new job/)
      await expect(request.terms).toBeChecked()
      await expect(request.firstDay).toHaveValue(formatDay(stay.from))
      await expect(request.sendButton).toBeEnabled()
      await expect(page).toHaveURL(`${addressOf(language, `/flat/${id}`)}${daysOf(stay)}`)

      await page.goBack()
      await expect(request.dialog).toBeHidden()
      await expect(page).toHaveURL(`${addressOf(language, `/flat/${id}`)}${daysOf(stay)}`)
    },
  )

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'the bar is for small screens')

  test('only one button to request is on the screen at a time', async ({ page }) => {
    const { id } = await someFlat(page.request)
    await new FlatPage(page, en).open(id)
    await acceptCookies(page, en)
    const buttons = page.getByRole('button', { name: en.names.requestToBook })
    await expect(buttons).toHaveCount(2)

    await buttons.first().scrollIntoViewIfNeeded()

    await expect(buttons).toHaveCount(1)
    await expect(buttons).toBeInViewport()
  })
})

test.describe('two tenants who want the same days', { tag: '@one-size' }, () => {
  test.slow()
  test.use({ allowed: { messages: [], failures: [/\/booking\/api\/new\//] } })

  test('the second is told that the days are taken, sees when the flat is free, and requests those days', async ({
    page,
    browser,
  }) => {
    const landlord = await browser.newPage()
    await arriveAs(landlord, LANDLORD)
    await landlord.goto('/my-flats')
    const id = (await ownFlats(landlord)).find(({ status }) => status === 'ACTIVE')?.id ?? 0
    const stay = await freeStay(page.request, id)
    const first = await browser.newPage()
    await asTenant(first, id, stay)
    await asTenant(page, id, stay)
    const dialog = new RequestDialog(page, en)
    await dialog.begin()
    await dialog.fillIn()

    await askForFlat(first)
    const booking = await openRequest(landlord, id, stay)
    await callAs(landlord, 'POST', `/booking/api/${booking}/landlordApprove/?approved=true`, {})
    await callAs(first, 'POST', `/booking/api/${booking}/tenantApprove/?approved=true`, {})
    await dialog.send()

    await expect(dialog.problem).toContainText(formatDay(stay.to))
    await expect(dialog.message).toHaveValue(/I start a new job/)
    const free = await freeStay(page.request, id)
    await dialog.choose(formatDay(free.from), formatDay(free.to))
    await dialog.send()
    await expect(dialog.sent).toBeVisible()
    await dialog.follow()
    await expect(page).toHaveURL('/my-requests')
  })
})

test('a long word of the title stays within the confirmation on the page', { tag: '@one-size' }, async ({
  page,
}) => {
  const { id } = await someFlat(page.request, ({ title_local: title }) => title.includes('Zweizimmerwohnung'))
  await arriveAsTenant(page)
  const request = new RequestDialog(page, LANGUAGES.de)
  await new FlatPage(page, LANGUAGES.de).open(id, daysOf(await freeStay(page.request, id)))
  await request.begin()
  await request.fillIn()

  await request.send()

  await expect(request.sent).toBeVisible()
  await request.dialog.getByRole('button').first().click()
  const values = page.getByRole('main').getByRole('status').getByRole('definition')
  await expect(values.first()).toContainText('Zweizimmerwohnung')
  const overfull = await values.evaluateAll((cells) => cells.map((one) => one.scrollWidth > one.clientWidth))
  expect(overfull).not.toContain(true)
})

/** A new tenant with a complete profile, on the page of the flat, with the days selected. */
async function asTenant(page: Page, flatId: number, stay: Period): Promise<void> {
  await arriveAsTenant(page)
  await new FlatPage(page, en).open(flatId, daysOf(stay))
}

async function askForFlat(page: Page): Promise<void> {
  const dialog = new RequestDialog(page, en)
  await dialog.begin()
  await dialog.fillIn()
  await dialog.send()
  await expect(dialog.sent).toBeVisible()
}

/** The id of the request for these days. */
async function openRequest(landlord: Page, flatId: number, { from }: Period): Promise<number> {
  const requests = (await callAs(landlord, 'GET', `/booking/api/flat/${flatId}/list`)) as {
    id: number
    startDate: string
    status: string
  }[]
  const wanted = requests.find(({ startDate, status }) => startDate === from && status === 'REQUESTED')
  if (!wanted) throw new Error(`nobody asks for flat ${flatId} from ${from}`)
  return wanted.id
}
