// proves 21.81
import { expect, test } from '@jest/globals'
import { euroFormatOf, WHOLE_EUROS } from './money-format.ts'

const written = (locale: string, amount: number, format: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, format).format(amount).replaceAll('\u00a0', ' ')

test.each([
  ['en', '€2,790'],
  ['de', '2.790 €'],
  ['es', '2.790 €'],
])('thousands are separated in every language (%s)', (locale, text) => {
  expect(written(locale, 2790, WHOLE_EUROS)).toBe(text)
})

test('in a group of amounts all show cents if one has cents', () => {
  expect(written('en', 1860, euroFormatOf([1860, 930]))).toBe('€1,860')
  expect(written('en', 1860, euroFormatOf([1860, 1.5]))).toBe('€1,860.00')
})
