// proves D10.1
import { expect, test } from '@jest/globals'
import { readCents } from './read-cents.ts'

test.each([
  ['', undefined],
  ['85', 8_500],
  ['85,5', 8_550],
  ['85.50 €', 8_550],
  ['1.290', 129_000],
  ['1,290.05', 129_005],
  ['EUR 1 290,05', 129_005],
  ['0,01', 1],
  ['85,5555', Number.NaN],
  ['1.29.0', Number.NaN],
  ['-5', Number.NaN],
  ['about 80', Number.NaN],
])('“%s” is read as %s cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})
