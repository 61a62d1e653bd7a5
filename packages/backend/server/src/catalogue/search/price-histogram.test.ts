// proves D6.2
import { expect, test } from '@jest/globals'
import { priceHistogram } from './price-histogram.ts'

const once = (...prices: number[]) => prices.map((price) => ({ price, count: 1 }))

test('without prices there is no histogram', () => {
  expect(priceHistogram([])).toBeUndefined()
})

test('a single price makes one bar', () => {
  expect(priceHistogram([{ price: 1234, count: 3 }])).toEqual({ min: 1230, max: 1240, step: 10, counts: [3] })
})

test('a price on the border belongs to the bar that starts there', () => {
  expect(priceHistogram(once(100, 109, 110))).toMatchObject({ min: 100, counts: [2, 1] })
})

test.each([
  [[100, 499], 10, 40],
  [[100, 500], 20, 21],
  [[100, 20_000], 1000, 21],
])('a histogram of the prices %j has bars of %i', (prices, step, bars) => {
  const histogram = priceHistogram(once(...prices))

  expect([histogram?.step, histogram?.counts.length]).toEqual([step, bars])
})

test('every flat is counted in one of the bars', () => {
  const prices = Array.from({ length: 500 }, (_, index) => ({ price: 100 + index * 37, count: 2 }))

  const counts = priceHistogram(prices)?.counts ?? []

  expect(counts.reduce((sum, count) => sum + count)).toBe(1000)
  expect(counts.length).toBeLessThanOrEqual(40)
})
