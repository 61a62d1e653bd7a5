import { expect, test } from '@jest/globals'
import { chosenTimes, isHalfChosen, withNextField } from './viewing-times.ts'

const TIME = '2026-11-25T18:00'

test('only complete viewing times are sent, without duplicates', () => {
  expect(chosenTimes([TIME, '', TIME, '2026-11'])).toEqual([TIME])
})

test.each([
  [[], ['']],
  [[TIME], [TIME, '']],
  [[''], ['']],
  [['2026-11-25T'], ['2026-11-25T']],
  [
    [TIME, TIME, TIME],
    [TIME, TIME, TIME],
  ],
])('for the proposed times %j the form has the fields %j', (times, fields) => {
  expect(withNextField(times)).toEqual(fields)
})

test('a time is incomplete while its day or its time of day is missing', () => {
  const chosen = ['', '2026-11-25T', 'T18:00', TIME].map((time) => isHalfChosen(time))

  expect(chosen).toEqual([false, true, true, false])
})
