// proves 15.43
import { expect, test } from '@jest/globals'
import { countVisits, vitalBucket, vitalPercentile75, WEB_VITAL_NAMES, WEB_VITALS } from './web-vitals.ts'

test.each(WEB_VITAL_NAMES)('the limit for a good %s is the edge of a bucket', (name) => {
  const { good } = WEB_VITALS[name]

  expect(vitalBucket(name, good) + 1).toBe(vitalBucket(name, good * 1.001))
})

test('visits above the good limit are counted as slow', () => {
  const counts = {
    [vitalBucket('lcp', 2500)]: 8,
    [vitalBucket('lcp', 2501)]: 2,
    [vitalBucket('lcp', 99_999)]: 1,
  }

  expect(countVisits('lcp', counts)).toEqual({ visits: 11, slow: 3 })
})

test.each([
  [{}, null],
  [{ [vitalBucket('lcp', 1800)]: 4 }, 1875],
  [{ [vitalBucket('lcp', 400)]: 75, [vitalBucket('lcp', 9000)]: 25 }, 500],
  [{ [vitalBucket('lcp', 50_000)]: 1 }, 20_000],
])('the 75th percentile of %j is %s ms', (counts, value) => {
  expect(vitalPercentile75('lcp', counts)).toBe(value)
})
