// proves 12.2, D10.3
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Availability, availableFrom } from './availability.ts'
import { BOOKING_LENGTHS, MONTHS_OF_BOOKING_LENGTH } from '../flat/catalogues.ts'
import { addDays, addMonths } from './day.ts'

const TODAY = '2027-03-10'

/** Every day that the model looks at, and the day from which each one's months are over. */
const DAYS = Array.from({ length: 1_700 }, (_, at) => addDays(TODAY, at - 60))
const AT = new Map(DAYS.map((day, at) => [day, at]))
const LAST_START = addMonths(TODAY, 24)
const ENDS = new Map(
  [1, 3, 6, 12].map((months) => [months, DAYS.map((day) => AT.get(addMonths(day, months)) ?? DAYS.length)]),
)

/** The rule as one would explain it: of all days, the first whose months are free day by day. */
function firstDayByLooking({ flatBookingLength, blockedRanges }: Availability): string | null {
  const isTaken = DAYS.map((day) => blockedRanges.some(({ from, to }) => from <= day && day <= to))
  const ends = ENDS.get(MONTHS_OF_BOOKING_LENGTH[flatBookingLength].minMonths) ?? []
  const isFree = (first: number) => !isTaken.slice(first, ends[first]).includes(true)
  const found = DAYS.findIndex((day, at) => day >= TODAY && day <= LAST_START && isFree(at))

  return DAYS[found] ?? null
}

const days = (max: number) => fc.integer({ min: 0, max })
const calendar = fc.array(
  fc.tuple(days(900), days(70)).map(([start, length]) => {
    const from = addDays(TODAY, start - 60)
    return { from, to: addDays(from, length) }
  }),
  { maxLength: 8 },
)

test('the first free day equals the result of checking every day of random calendars', () => {
  fc.assert(
    fc.property(calendar, fc.constantFrom(...BOOKING_LENGTHS), (blockedRanges, flatBookingLength) => {
      const flat = { blockedRanges, flatBookingLength }

      expect(availableFrom(flat, TODAY)).toBe(firstDayByLooking(flat))
    }),
    { numRuns: 200 },
  )
})

test('a gap shorter than the shortest stay is skipped', () => {
  const blockedRanges = [
    { from: '2027-04-05', to: '2027-04-30' },
    { from: '2027-06-01', to: '2027-06-30' },
  ]

  expect(availableFrom({ flatBookingLength: 'MONTHS_1_3', blockedRanges }, TODAY)).toBe('2027-05-01')
  expect(availableFrom({ flatBookingLength: 'MONTHS_3_6', blockedRanges }, TODAY)).toBe('2027-07-01')
  expect(availableFrom({ flatBookingLength: 'MONTHS_1_3', blockedRanges }, '2027-03-05')).toBe('2027-03-05')
})

test('a flat without room for its shortest stay in two years is booked out', () => {
  const until = (to: string) => [{ from: TODAY, to }]

  expect(availableFrom({ flatBookingLength: 'FLEXIBLE', blockedRanges: until('2029-03-09') }, TODAY)).toBe(
    '2029-03-10',
  )
  expect(
    availableFrom({ flatBookingLength: 'FLEXIBLE', blockedRanges: until('2029-03-10') }, TODAY),
  ).toBeNull()
})
