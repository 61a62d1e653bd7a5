// proves 1.6, 4.27, 11.22
import { formatDay } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { arriveNew } from '../commands/arrive.ts'
import { acceptCookies } from '../commands/accept-cookies.ts'
import { freeStay } from '../commands/free-stay.ts'
import { register } from '../commands/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { DetailsDialog } from '../pages/details-dialog.ts'
import { Frame } from '../pages/frame.ts'
import { HomePage } from '../pages/home-page.ts'
import { RequestDialog } from '../pages/request-dialog.ts'
import { SearchPage } from '../pages/search-page.ts'
import { aNewcomer } from '../people.ts'

const { en } = LANGUAGES

test.describe('the first request', () => {
  // The server refuses the request until the profile is complete: that is the subject of the journey.
  test.use({ allowed: { messages: [], failures: [/\/booking\/api\/new\//] } })

  test('a newcomer gives the missing details, and the request is sent', {
    tag: '@real-parts',
  }, async ({ page }) => {
    await openFlatAsNewcomer(page)
    const request = new RequestDialog(page, en)
    const id = Number(/\/flat\/(\d+)/.exec(page.url())?.[1])
    const { from } = await freeStay(page.request, id)
    await request.open(formatDay(from))
    await request.fillIn()

    await request.send()
    const details = new DetailsDialog(page, en)
    await details.fillIn()
    await details.save()

    await expect(request.sent).toBeVisible()
  })
})

test('a user downloads all stored personal data as a file', { tag: '@one-size' }, async ({ page }) => {
  await arriveNew(page)
  await new HomePage(page, en).open()
  const frame = new Frame(page, en)
  await frame.userMenu.click()
  await frame.inUserMenu(en.names.yourDetails).click()

  const download = page.waitForEvent('download')
  await new DetailsDialog(page, en).download()

  expect((await download).suggestedFilename()).toBe('your-data.json')
})

/** A flat from the search, opened by a user who has just registered. */
async function openFlatAsNewcomer(page: Page): Promise<void> {
  const search = new SearchPage(page, en)
  await search.open()
  await acceptCookies(page, en)
  await register(page, en, aNewcomer())
  await search.openFirstFlat()
}
