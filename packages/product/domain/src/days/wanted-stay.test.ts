// proves 12.4, 12.8, 16.51
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Availability } from './availability.ts'
import { addDays, addMonths, daysBetween } from './day.ts'
import { stayInMonth } from './month-stay.ts'
import { durationOf, overlaps } from './period.ts'
import { misfitOf, nearestStay, stayFor, wantedDuration } from './wanted-stay.ts'

const TODAY = '2027-03-10'
const flat: Availability = {
  flatBookingLength: 'MONTHS_1_3',
  blockedRanges: [
    { from: '2027-04-01', to: '2027-04-05' },
    { from: '2027-07-01', to: '2027-07-31' },
  ],
}
const stay = (from: string, to: string) => ({ from, to })

test('wanted days are kept if they are free', () => {
  const wanted = { startDate: '2027-04-06', endDate: '2027-06-20' }

  expect(stayFor(wanted, flat, TODAY)).toEqual(stay('2027-04-06', '2027-06-20'))
  expect(wantedDuration(wanted)).toEqual({ months: 2, days: 15 })
})

test('flexible days are moved to the nearest free ones, with the same length', () => {
  const wanted = { startDate: '2027-04-03', endDate: '2027-06-17' }

  expect(stayFor({ ...wanted, flexDays: 3 }, flat, TODAY)).toEqual(stay('2027-04-06', '2027-06-20'))
  expect(stayFor({ startDate: '2027-06-02', months: 1, flexDays: 3 }, flat, TODAY)).toEqual(
    stay('2027-06-01', '2027-06-30'),
  )
  expect(stayFor(wanted, flat, TODAY)).toBeUndefined()
})

test('a stay within a month begins on its first free day', () => {
  expect(stayFor({ ...stayInMonth('2027-05'), months: 1 }, flat, TODAY)).toEqual(
    stay('2027-05-01', '2027-05-31'),
  )
  expect(stayFor({ ...stayInMonth('2027-04'), months: 1 }, flat, TODAY)).toEqual(
    stay('2027-04-06', '2027-05-05'),
  )
  expect(stayFor({ ...stayInMonth('2027-07'), months: 1 }, flat, TODAY)).toBeUndefined()
})

test('a first day alone means the shortest stay, a length alone the first free days', () => {
  expect(stayFor({ startDate: '2027-05-10' }, flat, TODAY)).toEqual(stay('2027-05-10', '2027-06-09'))
  expect(stayFor({ months: 2 }, flat, TODAY)).toEqual(stay('2027-04-06', '2027-06-05'))
  expect(stayFor({ endDate: '2027-05-10' }, flat, TODAY)).toBeUndefined()
  expect(stayFor({ flexDays: 3 }, flat, TODAY)).toBeUndefined()
})

test('a stay that the flat does not offer, or in the past, is not found', () => {
  expect(stayFor({ months: 4 }, flat, TODAY)).toBeUndefined()
  expect(stayFor({ startDate: '2027-03-09', months: 1 }, flat, TODAY)).toBeUndefined()
})

test('for an impossible stay the nearest possible one is suggested', () => {
  expect(nearestStay(stay('2027-06-15', '2027-08-14'), flat, TODAY)).toEqual(stay('2027-05-01', '2027-06-30'))
  expect(nearestStay(stay('2027-08-01', '2027-08-10'), flat, TODAY)).toEqual(stay('2027-08-01', '2027-08-31'))
  expect(nearestStay(stay('2027-08-01', '2028-07-31'), flat, TODAY)).toEqual(stay('2027-08-01', '2027-10-31'))
  expect(nearestStay(stay('2026-01-01', '2026-01-31'), flat, TODAY)).toEqual(stay('2027-04-06', '2027-05-05'))
  expect(
    nearestStay(
      stay('2027-06-15', '2027-08-14'),
      { ...flat, blockedRanges: [stay(TODAY, '2029-12-31')] },
      TODAY,
    ),
  ).toBeUndefined()
})

test.each([
  [{ startDate: '2027-03-10', endDate: '2027-04-09' }, undefined],
  [{ startDate: '2027-03-09' }, 'over'],
  [{ endDate: '2027-03-09' }, 'over'],
  [{ startDate: '2029-03-10' }, undefined],
  [{ startDate: '2029-03-11' }, 'far'],
  [{ startDate: '2027-05-01', endDate: '2027-05-30' }, 'short'],
  [{ startDate: '2027-05-01', endDate: '2029-04-30' }, undefined],
  [{ startDate: '2027-05-01', endDate: '2029-05-01' }, 'long'],
  [{ months: 3 }, undefined],
])('the wanted stay %j has the problem %s', (wanted, misfit) => {
  expect(misfitOf(wanted, TODAY)).toBe(misfit)
})

const days = (max: number) => fc.integer({ min: 0, max })
const period = (latest: number, longest: number) =>
  fc.tuple(days(latest), days(longest)).map(([start, length]) => {
    const from = addDays(TODAY, start)
    return { from, to: addDays(from, length) }
  })

test('the suggested stay is the nearest free one', () => {
  fc.assert(
    fc.property(
      fc.array(period(200, 30), { maxLength: 5 }),
      period(150, 80),
      fc.constantFrom(3, 7, 14, 30),
      (blockedRanges, wanted, flexDays) => {
        const { months, days: rest } = durationOf(wanted)
        fc.pre(months > 0)

        const found = stayFor(
          { startDate: wanted.from, endDate: wanted.to, flexDays },
          { flatBookingLength: 'FLEXIBLE', blockedRanges },
          TODAY,
        )
        const free = Array.from({ length: 2 * flexDays + 1 }, (_, at) => addDays(wanted.from, at - flexDays))
          .filter((from) => from >= TODAY)
          .filter((from) => {
            const to = addDays(addMonths(from, months), rest - 1)
            return !blockedRanges.some((range) => overlaps(range, { from, to }))
          })
          .map((from) => Math.abs(daysBetween(wanted.from, from)))

        expect(found && Math.abs(daysBetween(wanted.from, found.from))).toBe(nearest(free))
      },
    ),
    { numRuns: 100 },
  )
})

function nearest(distances: readonly number[]): number | undefined {
  return distances.length > 0 ? Math.min(...distances) : undefined
}
