// proves 9.8, 9.9, 12.9, D1.8
import { expect, test } from '@jest/globals'
import { formatDay, formatFilterDay, parseDay } from './day-format.ts'

test('days are formatted with the day of the month first', () => {
  expect(formatDay('2027-03-05')).toBe('05.03.2027')
})

test('days in filters have the month’s name, in the order of the language', () => {
  expect(formatFilterDay('2027-03-05')).toBe('Mar 05, 2027')
  expect(formatFilterDay('2027-12-31', 'de')).toBe('31. Dez 2027')
  expect(formatFilterDay('2027-01-01', 'es')).toBe('01 ene 2027')
})

test('a day typed with dots is parsed', () => {
  expect(parseDay('05.03.2027')).toBe('2027-03-05')
  expect(parseDay(' 5.3.2027 ')).toBe('2027-03-05')
})

test('invalid or differently written days are not parsed', () => {
  expect(['', '2027-03-05', '05.03.27', '31.02.2027', '5/3/2027', '1.13.2027'].map(parseDay)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  )
})
