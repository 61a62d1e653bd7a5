// proves D10.1, 16.60, 21.27
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type DecimalPoint, readDecimal, readWholeNumber } from './read-number.ts'

describe('reading a whole number', () => {
  test.each([
    ['1290', 1290],
    ['1.290', 1290],
    ['1,290', 1290],
    ['1 290', 1290],
    ['1\u00a0290', 1290],
    ['1\u202f290', 1290],
    ['1’290', 1290],
    ["1'290", 1290],
    ['1.290,00', 1290],
    ['1.290,00 €', 1290],
    ['1,290.00', 1290],
    ['€1,290.00', 1290],
    ['EUR 1.290', 1290],
    ['1290,', 1290],
    ['1290.', 1290],
    ['1290,0', 1290],
    ['1290.00', 1290],
    ['12.90', Number.NaN],
    ['1.234.567', 1_234_567],
    ['1,234,567.00', 1_234_567],
    ['0', 0],
    ['007', 7],
    ['１２９０', 1290],
    ['120 m²', 120],
    ['120 qm', 120],
    ['120 sqm', 120],
    ['2.580 Euro', 2580],
    ['2580 euros', 2580],
    ['1.290 EUR', 1290],
    ['€ 1.300,–', 1300],
    ['1300,-', 1300],
    ['1.300,-- €', 1300],
    ['1.300,— Euro', 1300],
    ['', undefined],
    ['  ', undefined],
    ['€', undefined],
    ['1290,50', Number.NaN],
    ['1290.50', Number.NaN],
    ['1,290.5', Number.NaN],
    ['1.2.3', Number.NaN],
    ['1.290.00', Number.NaN],
    ['12.3456', Number.NaN],
    ['1.2900', Number.NaN],
    ['12345.678', Number.NaN],
    ['-5', Number.NaN],
    ['1300-', Number.NaN],
    ['1290,5-', Number.NaN],
    ['12 Euro 90', Number.NaN],
    ['2 Eurocents', Number.NaN],
    ['1e5', Number.NaN],
    ['about 900', Number.NaN],
    [',5', Number.NaN],
    ['0.500', Number.NaN],
    ['12 90', Number.NaN],
    ['1 290.000', Number.NaN],
  ])('the text %p is read as %p', (text, number) => {
    expect(readWholeNumber(text)).toBe(number)
  })
})

describe('reading a number with decimals', () => {
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
  ])('the text %p is read as %p', (text, number) => {
    expect(readDecimal(text, ',')).toBe(number)
  })

  test.each<[string, DecimalPoint, number]>([
    ['120.000', ',', 120_000],
    ['12.500', ',', 12_500],
    ['1.200', ',', 1200],
    ['1.234,5 m²', ',', 1234.5],
    ['12,500', ',', Number.NaN],
    ['54,125', ',', 54.125],
    ['0.500', ',', 0.5],
    ['120,000', '.', 120_000],
    ['12,500', '.', 12_500],
    ['12.500', '.', Number.NaN],
    ['1,234.5', '.', 1234.5],
    ['54,5', '.', 54.5],
  ])('%p with the decimal sign %p is read as %p', (text, point, number) => {
    expect(readDecimal(text, point)).toBe(number)
  })

  test('without a known decimal sign, ambiguous numbers are refused', () => {
    expect([readDecimal('12.500'), readDecimal('12,500')]).toEqual([Number.NaN, Number.NaN])
  })
})

const LANGUAGES = [
  ['en', '.'],
  ['de', ','],
  ['es', ','],
] as const

test('a number formatted in any language is read back as the same number', () => {
  const typed = fc.record({
    language: fc.constantFrom(...LANGUAGES),
    tenths: fc.integer({ min: 0, max: 99_999_999 }),
    unit: fc.constantFrom('', ' m²', 'qm', ' €', ' kWh/(m²·a)', ' Euro'),
    useGrouping: fc.constantFrom<('always' | false)[]>('always', false),
    space: fc.constantFrom('', ' ', '\u00a0', '\t'),
  })

  fc.assert(
    fc.property(typed, ({ language: [locale, point], tenths, unit, useGrouping, space }) => {
      const write = (value: number) =>
        `${space}${value.toLocaleString(locale, { useGrouping, maximumFractionDigits: 1 })}${unit}${space}`

      expect(readDecimal(write(tenths / 10), point)).toBe(tenths / 10)
      expect(readWholeNumber(write(tenths))).toBe(tenths)
    }),
  )
})

test('a number formatted in another language is read correctly or refused', () => {
  const typed = fc.record({
    reader: fc.constantFrom(...LANGUAGES),
    writer: fc.constantFrom(...LANGUAGES),
    tenths: fc.integer({ min: 0, max: 99_999_999 }),
  })

  fc.assert(
    fc.property(typed, ({ reader: [, point], writer: [locale, own], tenths }) => {
      const text = (tenths / 10).toLocaleString(locale, { useGrouping: 'always' })
      const isGrouped = /^\d{1,3}[.,]\d{3}$/.test(text)

      const read = readDecimal(text, point) ?? 0
      // Before three digits a lone separator of the other language makes a number that its field refuses, or none.
      const isRefused = Number.isNaN(read) || !Number.isInteger(read * 10)

      expect(isGrouped && point !== own ? isRefused : read === tenths / 10).toBe(true)
    }),
  )
})
