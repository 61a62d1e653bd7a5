// proves 11.7
import { expect, test } from '@jest/globals'
import { isGermanWorkingDay, thirdWorkingDay } from './working-day.ts'

test.each(['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17', '2027-12-25', '2028-04-17'])(
  '%s, a German holiday, is no working day',
  (day) => {
    expect(isGermanWorkingDay(day)).toBe(false)
  },
)

test.each(['2027-03-25', '2027-03-30', '2027-05-07', '2027-05-18', '2027-12-24', '2027-11-01'])(
  '%s is a working day for banks',
  (day) => {
    expect(isGermanWorkingDay(day)).toBe(true)
  },
)

test('Saturdays and Sundays are no working days', () => {
  expect(isGermanWorkingDay('2027-06-05')).toBe(false)
  expect(isGermanWorkingDay('2027-06-06')).toBe(false)
})

test('the third working day skips weekends and holidays', () => {
  expect(thirdWorkingDay('2027-06-01')).toBe('2027-06-03')
  expect(thirdWorkingDay('2027-01-01')).toBe('2027-01-06')
  expect(thirdWorkingDay('2026-04-01')).toBe('2026-04-07')
  expect(thirdWorkingDay('2027-05-15')).toBe('2027-05-20')
})
