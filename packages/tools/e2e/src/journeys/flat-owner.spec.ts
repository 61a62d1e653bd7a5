import { addDays, formatDay } from '@domizil/domain'
import { arriveAs } from '../commands/arrive.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { AvailabilityPage } from '../pages/availability-page.ts'
import { MyFlatsPage } from '../pages/my-flats-page.ts'
import { LANDLORD } from '../people.ts'

const { en } = LANGUAGES
const { names } = en

// They change demo flats and change them back: one width at a time.
test.describe('what an owner does', { tag: '@one-size' }, () => {
  test.beforeEach(async ({ page }) => {
    await arriveAs(page, LANDLORD)
    await page.goto('/my-flats')
  })

  test('a flat is listed and taken offline again', async ({ page }) => {
    const inactive = (await ownFlats(page)).find(({ status }) => status === 'INACTIVE')
    const flats = new MyFlatsPage(page, en)
    await flats.open()
    const flat = flats.flats.filter({ hasText: inactive?.title_en ?? '' })

    await flats.choose(flat, names.activate)
    await expect(flat.getByText(names.active)).toBeVisible()
    await flats.choose(flat, names.deactivate)

    await expect(flat.getByText(names.inactive)).toBeVisible()
  })

  test('days are blocked, cannot be blocked twice, are taken for everybody, and are freed', async ({ page }, {
    retry,
  }) => {
    const own = (await ownFlats(page)).find(({ status }) => status === 'ACTIVE')
    const from = addDays(new Date().toISOString().slice(0, 10), 640 + 10 * retry)
    const days = { from: formatDay(from), to: formatDay(addDays(from, 4)) }
    const calendar = new AvailabilityPage(page, en)
    await calendar.open(own?.id ?? 0)

    await calendar.block(days)
    await expect(calendar.period(days)).toBeVisible()
    await calendar.block(days)
    await expect(calendar.problem).toContainText(`${days.from} – ${days.to}`)
    const { blockedRanges } = (await (await page.request.get(`/api/flat/${own?.id}`)).json()) as {
      blockedRanges: { from: string; to: string }[]
    }
    expect(blockedRanges).toContainEqual({ from, to: addDays(from, 4) })
    await calendar.free(days)

    await expect(calendar.period(days)).toHaveCount(0)
  })

  test.describe('a calendar that is none', () => {
    test.use({ allowed: { messages: [], failures: [/blockedPeriod\/calendar\/add/] } })

    test('is refused with a sentence, and its address stays to be put right', async ({ page }) => {
      const [own] = await ownFlats(page)
      const calendar = new AvailabilityPage(page, en)
      await calendar.open(own?.id ?? 0)

      await calendar.import('http://127.0.0.1/calendar.ics')

      await expect(page.getByText(names.noPublicCalendar)).toBeVisible()
      await expect(calendar.importAddress).toHaveValue('http://127.0.0.1/calendar.ics')
    })
  })
})
