import { expect, test } from '@jest/globals'
import { priceScale } from './price-fields.tsx'

const PRICES = { min: 400, max: 2_400, step: 100, counts: Array.from({ length: 20 }, () => 1) }

test('without limits the thumbs are at the ends of the scale', () => {
  expect(priceScale(PRICES).within(undefined, undefined)).toEqual([400, 2_400])
})

test('a thumb at its end sets no limit', () => {
  expect(priceScale(PRICES).open(400, 2_400)).toEqual({ low: undefined, high: undefined })
  expect(priceScale(PRICES).open(500, 2_300)).toEqual({ low: 500, high: 2_300 })
})

test('price limits beyond the scale are shown at its ends, at least one step apart', () => {
  expect(priceScale(PRICES).within(9_000, 9_500)).toEqual([2_300, 2_400])
  expect(priceScale(PRICES).within(10, 20)).toEqual([400, 500])
})

test('a price belongs to a bar of the histogram', () => {
  expect(priceScale(PRICES).barOf(400)).toBe(0)
  expect(priceScale(PRICES).barOf(1_250)).toBe(8)
})

test('without any flat the price scale still has limits', () => {
  expect(priceScale(undefined).within(undefined, 900)).toEqual([0, 900])
})
