// proves 12.2, 12.3
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  addDays,
  addMonths,
  durationOf,
  firstFreeStart,
  lastDayOfMonths,
  overlaps,
  type Period,
  stayFor,
} from '@domizil/domain'
import { givenBlocked, givenFlat } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const TODAY = '2027-03-10'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

/** The rule as one would explain it: any of the moved stays, none of them before today, is free. */
function isFree(
  blocked: Period[],
  days: { from: string; last: (first: string) => string; flex: number },
): boolean {
  for (let moved = -days.flex; moved <= days.flex; moved += 1) {
    const from = addDays(days.from, moved)
    const stay = { from, to: days.last(from) }
    if ((moved === 0 || from >= TODAY) && !blocked.some((period) => overlaps(period, stay))) return true
  }
  return false
}

/** Always the same numbers, so that a failure comes again. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

test('a search for days finds the same as a check of every day, and names the days that it found', async () => {
  const upTo = numbersFrom(7)
  const id = await givenFlat(server.db, { flat_booking_length: 'FLEXIBLE' })
  const disagreements: object[] = []
  let hits = 0

  for (let round = 0; round < 60; round += 1) {
    await server.db.deleteFrom('blocked_period').execute()
    const blocked = Array.from({ length: 3 }, () => {
      const from = addDays(TODAY, upTo(150))
      return { from, to: addDays(from, upTo(25)) }
    })
    for (const { from, to } of blocked) await givenBlocked(server.db, id, from, to, 'CALENDAR')
    const startDate = addDays(TODAY, upTo(120))
    const flexDays = [0, 3, 7, 14, 30][upTo(5)] ?? 0
    const length = 30 + upTo(40)
    const byMonths = upTo(2) === 0
    const filter = byMonths
      ? { startDate, flexDays, months: 1 }
      : { startDate, flexDays, endDate: addDays(startDate, length) }

    const { body } = await server.send('POST', '/flat/search/filter', { body: filter })

    const duration = durationOf({ from: startDate, to: addDays(startDate, length) })
    const last = (first: string) =>
      byMonths ? lastDayOfMonths(first, 1) : addDays(addMonths(first, duration.months), duration.days - 1)
    const expected = isFree(blocked, { from: startDate, last, flex: flexDays })
    hits += Number(expected)
    if ((body.total === 1) !== expected) disagreements.push({ filter, blocked, expected })
    const [card] = body.items
    const shown = stayFor(filter, { flatBookingLength: 'FLEXIBLE', blockedRanges: blocked }, TODAY)
    if (expected && card.stay?.from !== shown?.from) disagreements.push({ filter, blocked, card, shown })
  }

  expect(disagreements).toEqual([])
  expect(hits).toBeGreaterThan(10)
  expect(hits).toBeLessThan(50)
})

test('a search for months finds the same as a check of every first day', async () => {
  const upTo = numbersFrom(11)
  const id = await givenFlat(server.db, { flat_booking_length: 'FLEXIBLE' })
  const disagreements: object[] = []
  let hits = 0

  for (let round = 0; round < 40; round += 1) {
    await server.db.deleteFrom('blocked_period').execute()
    const months = 1 + upTo(9)
    const blocked: Period[] = []
    for (let from = addDays(TODAY, upTo(90)); from < '2029-06-01'; from = addDays(from, 60 + upTo(200))) {
      const period = { from, to: addDays(from, upTo(59)) }
      blocked.push(period)
      await givenBlocked(server.db, id, period.from, period.to, 'CALENDAR')
    }

    const { body } = await server.send('POST', '/flat/search/filter', { body: { months } })

    const days = { earliest: TODAY, latest: addMonths(TODAY, 24) }
    const expected = firstFreeStart(blocked, days, (first) => lastDayOfMonths(first, months)) !== undefined
    hits += Number(expected)
    if ((body.total === 1) !== expected) disagreements.push({ months, blocked, expected })
  }

  expect(disagreements).toEqual([])
  expect(hits).toBeGreaterThan(10)
  expect(hits).toBeLessThan(40)
})
