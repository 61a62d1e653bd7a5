// proves 2.17, 22.30, 22.33
import { addDays, formatDay } from '@domizil/domain'
import { arriveAs } from '../commands/arrive.ts'
import { draw } from '../commands/draw.ts'
import { ownFlats } from '../commands/own-flats.ts'
import { expect, test } from '../fixtures/test.ts'
import { LANGUAGES } from '../languages.ts'
import { AvailabilityPage } from '../pages/availability-page.ts'
import { MyFlatsPage } from '../pages/my-flats-page.ts'
import { LANDLORD } from '../people.ts'

const { en } = LANGUAGES
const { names } = en

// They change demo flats and change them back: one width at a time.
test.describe('an owner', { tag: '@one-size' }, () => {
  test.beforeEach(async ({ page }) => {
    await arriveAs(page, LANDLORD)
    await page.goto('/my-flats')
  })

  test('lists a flat and pauses it again', async ({ page }) => {
    const inactive = (await ownFlats(page)).find(({ status }) => status === 'INACTIVE')
    const flats = new MyFlatsPage(page, en)
    await flats.open()
    const flat = flats.flats.filter({ hasText: inactive?.title_en ?? '' })

    await flats.choose(flat, names.activate)
    await expect(flat.getByText(names.active)).toBeVisible()
    await flats.choose(flat, names.deactivate)

    await expect(flat.getByText(names.inactive)).toBeVisible()
  })

  test('blocks days, cannot block them twice, and frees them; for others they are taken', async ({ page }, {
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

  test('writes a note for blocked days, and changes it later', async ({ page }, { retry }) => {
    const own = (await ownFlats(page)).find(({ status }) => status === 'ACTIVE')
    const from = addDays(new Date().toISOString().slice(0, 10), 560 + 10 * retry)
    const days = { from: formatDay(from), to: formatDay(addDays(from, 4)) }
    const calendar = new AvailabilityPage(page, en)
    await calendar.open(own?.id ?? 0)

    await calendar.block(days, 'Painter')
    await expect(calendar.period(days).locator('xpath=..')).toContainText('Painter')
    await calendar.note(days, 'Plumber')

    await expect(calendar.period(days).locator('xpath=..')).toContainText('Plumber')
    await calendar.free(days)
  })

  test.describe('who imports an address without a calendar', () => {
    test.use({ allowed: { messages: [], failures: [/blockedPeriod\/calendar\/add/] } })

    test('reads why it is refused, and keeps the address to correct it', async ({ page }) => {
      const [own] = await ownFlats(page)
      const calendar = new AvailabilityPage(page, en)
      await calendar.open(own?.id ?? 0)

      await calendar.import('http://127.0.0.1/calendar.ics')

      await expect(page.getByText(names.noPublicCalendar)).toBeVisible()
      await expect(calendar.importAddress).toHaveValue('http://127.0.0.1/calendar.ics')
    })
  })
})

test('days are selected by dragging, in the calendar of a flat and over the rows of several', async ({
  page,
  isMobile,
}) => {
  await arriveAs(page, LANDLORD)
  const draft = (await ownFlats(page)).find(({ status }) => status === 'DRAFT')
  await new AvailabilityPage(page, en).open(draft?.id ?? 0)
  await page.getByRole('button', { name: 'Later months' }).click()
  // A week that is whole: a finger has to begin sideways.
  const week = page
    .getByRole('row')
    .filter({ has: page.locator('button:enabled') })
    .nth(2)
  const days = week.locator('[data-day]:has(button:enabled)')
  const from = (await days.first().getAttribute('data-day')) ?? ''
  const lastDay = page.getByRole('textbox', { name: 'Last day' })

  await draw(days.first(), days.nth(3), {
    by: isMobile ? 'finger' : 'mouse',
    seen: () => expect(lastDay).toHaveValue(formatDay(addDays(from, 3))),
  })

  await expect(page.getByRole('textbox', { name: 'First day' })).toHaveValue(formatDay(from))

  await page.goto('/flat/availability')
  await page.getByRole('button', { name: 'Three months later' }).click()
  const rows = page.locator('[data-flat]')
  // Over several rows by mouse; a finger that moves down scrolls the page, and is not told to.
  const hints = page.getByText(/^Drag .* to block them/)
  await expect(hints.filter({ visible: true })).toHaveText(isMobile ? /sideways/ : /one flat or several/)
  const [to, flats] = isMobile ? [{ x: 60, y: 0 }, 'Block 1 flat'] : [rows.nth(1), 'Block 2 flats']
  const block = page.getByRole('dialog', { name: 'Block days' }).getByRole('button', { name: flats })

  // The rows move until their requests are loaded, and a drag has no target that waits for that.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await draw(rows.nth(0), to, { by: isMobile ? 'finger' : 'mouse', seen: () => Promise.resolve() })
    await expect(block).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test(
  'days are selected, blocked and freed by keyboard alone',
  { tag: '@keyboard' },
  async ({ page }, { retry }) => {
    await arriveAs(page, LANDLORD)
    const draft = (await ownFlats(page)).find(({ status }) => status === 'DRAFT')
    const calendar = new AvailabilityPage(page, en)
    await calendar.open(draft?.id ?? 0)
    for (let month = 0; month < 4 + retry; month += 1)
      await page.getByRole('button', { name: 'Later months' }).press('Enter')
    const first = page.locator('[data-day]:has(button:enabled)').first()
    const from = (await first.getAttribute('data-day')) ?? ''
    // More than two months: the calendar follows the keys beyond the months that it shows.
    const to = addDays(from, 3 + 7 * 9)
    const days = { from: formatDay(from), to: formatDay(to) }

    await first.getByRole('button').focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight')
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('Shift+ArrowDown')

    await expect(page.getByRole('textbox', { name: 'First day' })).toHaveValue(days.from)
    await expect(page.getByRole('textbox', { name: 'Last day' })).toHaveValue(days.to)
    await page.getByRole('button', { name: names.blockDays }).press('Enter')
    await expect(calendar.period(days)).toBeVisible()
    await page.getByRole('button', { name: `: ${days.from} – ${days.to}` }).press('Enter')
    await expect(calendar.period(days)).toHaveCount(0)
  },
)
