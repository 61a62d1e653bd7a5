// proves 15.29, 15.33, 15.43
import { expect, test } from '@jest/globals'
import { isCompared, isTooSlow, judgeCanary, rateOf } from './judge-canary.ts'

const JUDGE = { minStarts: 100, maxExtra: 2, maxSlower: 15 }
const PERFECT = { starts: 900, failures: 0 }

test.each([
  ['one that always fails, after three starts', { starts: 3, failures: 3 }, PERFECT, 'END'],
  ['two failures may be chance', { starts: 2, failures: 2 }, PERFECT, undefined],
  ['one that fails a little too often', { starts: 1000, failures: 21 }, PERFECT, 'END'],
  ['one that fails as often as it may', { starts: 1000, failures: 20 }, PERFECT, undefined],
  [
    'one that fails as often as the stable version does',
    { starts: 200, failures: 20 },
    { starts: 900, failures: 90 },
    undefined,
  ],
  [
    'one that fails more often than a bad stable version',
    { starts: 200, failures: 30 },
    { starts: 900, failures: 90 },
    'END',
  ],
  [
    'one that fails more often at first than it may in all its starts',
    { starts: 50, failures: 8 },
    { starts: 900, failures: 90 },
    undefined,
  ],
  ['a good one without a limit', { starts: 100_000, failures: 3 }, PERFECT, undefined],
] as const)('the verdict on a canary: %s', (_, canary, stable, verdict) => {
  expect(judgeCanary(canary, stable, JUDGE)).toBe(verdict)
})

test('two bad visits do not end a canary, however few starts it needs', () => {
  const judge = { ...JUDGE, minStarts: 10 }

  expect(judgeCanary({ starts: 2, failures: 2 }, PERFECT, judge)).toBeUndefined()
  expect(judgeCanary({ starts: 3, failures: 3 }, PERFECT, judge)).toBe('END')
  expect(isTooSlow({ visits: 2, slow: 2 }, { visits: 10, slow: 0 }, judge)).toBe(false)
  expect(isTooSlow({ visits: 3, slow: 3 }, { visits: 10, slow: 0 }, judge)).toBe(true)
})

test('a good canary is promoted after the number of starts that its team has set, and not before', () => {
  const judge = { ...JUDGE, promoteAfter: 500 }

  expect(judgeCanary({ starts: 499, failures: 1 }, PERFECT, judge)).toBeUndefined()
  expect(judgeCanary({ starts: 500, failures: 1 }, PERFECT, judge)).toBe('PROMOTE')
  expect(judgeCanary({ starts: 500, failures: 11 }, PERFECT, judge)).toBe('END')
})

test.each([
  ['as slow as the stable version', { visits: 200, slow: 60 }, { visits: 900, slow: 270 }, false],
  ['slower by less than may be', { visits: 200, slow: 88 }, { visits: 900, slow: 270 }, false],
  ['slower by more', { visits: 200, slow: 92 }, { visits: 900, slow: 270 }, true],
  ['so slow that no fast visits could help', { visits: 50, slow: 50 }, { visits: 900, slow: 270 }, true],
  ['slow in the first visits', { visits: 20, slow: 20 }, { visits: 900, slow: 270 }, false],
  ['slow without enough to compare with', { visits: 200, slow: 200 }, { visits: 99, slow: 0 }, false],
] as const)('a canary counts as too slow, or not, if it is %s', (_, canary, stable, expected) => {
  expect(isTooSlow(canary, stable, JUDGE)).toBe(expected)
})

test('the limit of a canary replaces the general limit', () => {
  const [canary, stable] = [
    { visits: 200, slow: 70 },
    { visits: 900, slow: 270 },
  ]

  expect(isTooSlow(canary, stable, { ...JUDGE, maxSlower: 4 })).toBe(true)
  expect(isTooSlow(canary, stable, JUDGE)).toBe(false)
})

test.each([
  ['with enough visits of both', 100, 100, true],
  ['with too few of the canary', 99, 900, false],
  ['with too few of the stable version', 100, 1, false],
  ['without any of the stable version', 500, 0, true],
  ['without any of the canary', 0, 900, false],
])(
  'the promotion of a canary waits for more visits, or not, %s (case %#)',
  (_, ofCanary, ofStable, expected) => {
    expect(isCompared({ visits: ofCanary, slow: 0 }, { visits: ofStable, slow: 0 }, JUDGE)).toBe(expected)
  },
)

test('the failure rate is at most 100 %, even before the starts are counted', () => {
  expect(rateOf({ starts: 1, failures: 3 })).toBe(1)
  expect(rateOf({ starts: 0, failures: 3 })).toBe(0)
})
