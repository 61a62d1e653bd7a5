import { expect, test } from '@jest/globals'
import { lastMinute } from './last-minute.ts'

test.each([
  ['2027-03-16T23:00:00.000Z', '2027-03-16T22:59:00.000Z'], // midnight in winter
  ['2027-07-16T22:00:00.000Z', '2027-07-16T21:59:00.000Z'], // midnight in summer
  ['2027-03-17T00:00:00.000Z', '2027-03-17T00:00:00.000Z'],
  ['2027-03-16T23:00:30.000Z', '2027-03-16T23:00:30.000Z'],
])('a deadline at %s is shown as %s', (end, minute) => {
  expect(lastMinute(new Date(end)).toISOString()).toBe(minute)
})
