// proves 5.7, 9.7
import { expect, test } from '@jest/globals'
import { addDays, addHours, addMonths, addSeconds, daysBetween, isDay, startOfDay, yearOf } from './day.ts'

/** Every day of four years, one of them a leap year. */
const FOUR_YEARS = Array.from({ length: 1461 }, (_, index) => addDays('2026-01-01', index))

test('only existing dates are valid days', () => {
  expect(['2028-02-29', '2000-02-29', '2027-12-31', '1900-01-01', '2100-12-31'].every(isDay)).toBe(true)
  expect(['1899-12-31', '2101-01-01', '0000-01-01', '9999-12-31'].some(isDay)).toBe(false)
  expect(
    [
      '2027-02-29',
      '1900-02-29',
      '2027-13-01',
      '2027-04-31',
      '2027-1-1',
      '',
      '01.01.2027',
      '2027-01-01T00:00',
    ].some(isDay),
  ).toBe(false)
  expect([undefined, null, 20270101, new Date()].some(isDay)).toBe(false)
})

test('adding and subtracting the same number of days returns to the start', () => {
  for (const day of FOUR_YEARS) expect(addDays(addDays(day, 37), -37)).toBe(day)
})

test('the day after is always the next date, across clock changes too', () => {
  expect(new Set(FOUR_YEARS).size).toBe(1461)
  expect(FOUR_YEARS.at(-1)).toBe('2029-12-31')
  expect(FOUR_YEARS.toSorted()).toEqual(FOUR_YEARS)
  expect([addDays('2027-03-27', 1), addDays('2027-03-28', 1)]).toEqual(['2027-03-28', '2027-03-29'])
})

test('adding a month to the 31st ends on the last day of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2027-12-15', 1)).toBe('2028-01-15')
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28')
})

test('adding more months never results in an earlier day', () => {
  for (const day of FOUR_YEARS) expect(addMonths(day, 1) < addMonths(day, 2)).toBe(true)
})

test('the days between two days are negative if the second is earlier', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1)
  for (const [index, day] of FOUR_YEARS.entries()) expect(daysBetween('2026-01-01', day)).toBe(index)
})

test('a day knows its year and the moment it starts at in UTC', () => {
  expect(yearOf('2027-12-31')).toBe(2027)
  expect(startOfDay('2027-03-28').toISOString()).toBe('2027-03-28T00:00:00.000Z')
  expect(addHours(startOfDay('2027-03-27'), 72).toISOString()).toBe('2027-03-30T00:00:00.000Z')
  expect(addSeconds(startOfDay('2027-03-27'), -1).toISOString()).toBe('2027-03-26T23:59:59.000Z')
})
