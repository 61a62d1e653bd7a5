import { expect, test } from '@jest/globals'
import { shownResponseTime } from './response-time.ts'

test.each([
  [1, { hours: 1, days: 0 }],
  [47, { hours: 47, days: 0 }],
  [48, { hours: 0, days: 2 }],
  [60, { hours: 0, days: 3 }],
])('a response time of %i hours is shown as %j', (hours, shown) => {
  expect(shownResponseTime(hours)).toEqual(shown)
})
