// proves 16.5, 16.12
import { expect, test } from '@jest/globals'
import { areViewingTimes, formatWallTime, wallTimeAt } from './viewing.ts'

const TODAY = '2026-11-23'

test.each([
  [['2026-11-23T18:00'], true],
  [['2026-11-24T09:30', '2026-11-24T18:00', '2026-11-25T18:00'], true],
  [[], false],
  [['2026-11-22T18:00'], false],
  [['2027-06-01T18:00'], false],
  [['2026-11-31T18:00'], false],
  [['2026-11-24T24:00'], false],
  [['2026-11-24T09:30', '2026-11-24T09:30'], false],
  [['2026-11-24T09:30', '2026-11-25T09:30', '2026-11-26T09:30', '2026-11-27T09:30'], false],
])('the viewing times %j are valid: %s', (times, expected) => {
  expect(areViewingTimes(times, TODAY)).toBe(expected)
})

test('a viewing time is shown with its weekday in local time', () => {
  expect(formatWallTime('2026-11-25T18:00', 'de')).toBe('Mi 25.11.2026, 18:00')
})

test.each([
  ['2027-03-12T17:00:00Z', '2027-03-12T18:00'],
  ['2027-07-12T22:30:00Z', '2027-07-13T00:30'],
])('the moment %s is %s in Berlin time', (moment, time) => {
  expect(wallTimeAt(new Date(moment))).toBe(time)
})
