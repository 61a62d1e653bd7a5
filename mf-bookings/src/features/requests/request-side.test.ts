// proves 16.2
import { expect, test } from '@jest/globals'
import { timeLeft } from './request-side.tsx'

const NOW = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23T12:00:30Z', undefined],
  ['2026-11-23T12:01:00Z', { unit: 'minutes', count: 1 }],
  ['2026-11-23T12:59:59Z', { unit: 'minutes', count: 59 }],
  ['2026-11-23T13:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-26T11:59:00Z', { unit: 'hours', count: 71 }],
  ['2026-11-26T12:00:00Z', { unit: 'hours', count: 72 }],
  ['2026-11-26T12:59:00Z', { unit: 'hours', count: 72 }],
  ['2026-11-26T13:00:00Z', { unit: 'days', days: 3, hours: 1 }],
  ['2026-11-30T12:00:00Z', { unit: 'days', days: 7, hours: 0 }],
  ['2026-12-07T12:00:00Z', { unit: 'days', days: 14, hours: 0 }],
  ['2026-12-08T12:00:00Z', { unit: 'until' }],
  ['2027-06-02T00:00:00Z', { unit: 'until' }],
])('until the deadline %s the time left is %j', (deadline, left) => {
  expect(timeLeft(deadline, NOW)).toEqual(left)
})
