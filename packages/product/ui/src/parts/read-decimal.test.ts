// proves 21.27
import { expect, test } from '@jest/globals'
import { readDecimal } from './read-decimal.ts'

test.each([
  ['54', 54],
  ['54,5', 54.5],
  ['54.5', 54.5],
  ['54,', 54],
  ['54,5 qm', 54.5],
  ['54,5qm', 54.5],
  ['54.5 m²', 54.5],
  ['54.5 m2', 54.5],
  ['54.5 sqm', 54.5],
  ['54.5 sq. m', 54.5],
  ['120,4 kWh/(m²·a)', 120.4],
  ['120 kWh/m²a', 120],
  ['120 kWh', 120],
  ['', undefined],
  ['  ', undefined],
  ['1.2.3', Number.NaN],
  ['54 5', Number.NaN],
  ['about 54', Number.NaN],
  ['-5', Number.NaN],
  [',5', Number.NaN],
])('%p is read as %p', (text, number) => {
  expect(readDecimal(text)).toBe(number)
})
