import { expect, test } from '@jest/globals'
import { chosenTimes, formatWallTime, withNextField } from './viewing-times.ts'

const TIME = '2026-11-25T18:00'

test('only chosen times are sent, each once', () => {
  expect(chosenTimes([TIME, '', TIME, '2026-11'])).toEqual([TIME])
})

test.each([
  [[], ['']],
  [[TIME], [TIME, '']],
  [[''], ['']],
  [
    [TIME, TIME, TIME],
    [TIME, TIME, TIME],
  ],
])('beside the times %j there are the fields %j', (times, fields) => {
  expect(withNextField(times)).toEqual(fields)
})

test('a time is shown with its weekday, as the clocks at the flat show it', () => {
  expect(formatWallTime(TIME, 'de')).toBe('Mi 25.11.2026, 18:00')
})
