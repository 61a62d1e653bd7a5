// proves D5.10
import { expect, test } from '@jest/globals'
import { BOOKING_LENGTHS } from '../flat/catalogues.ts'
import { fitsBookingLength, rentTerms, totalRent } from './rent.ts'

test('whole months cost their price, days a thirtieth of it each', () => {
  expect(totalRent({ months: 3, days: 0 }, 1_150)).toBe(3_450)
  expect(totalRent({ months: 0, days: 1 }, 900)).toBe(30)
  expect(totalRent({ months: 1, days: 15 }, 1_000)).toBe(1_500)
})

test('the total rent is rounded once, to whole euros', () => {
  expect(totalRent({ months: 0, days: 1 }, 1_000)).toBe(33)
  expect(totalRent({ months: 0, days: 2 }, 1_000)).toBe(67)
  expect(totalRent({ months: 0, days: 1 }, 1_005)).toBe(34)
  expect(Number.isInteger(totalRent({ months: 7, days: 13 }, 1_234))).toBe(true)
})

test('the terms of a booking contain months, days, price and deposit', () => {
  const terms = rentTerms({ from: '2027-03-15', to: '2027-06-20' }, { pricePerMonth: 900, deposit: 1_800 })

  expect(terms).toEqual({ months: 3, days: 6, pricePerMonth: 900, deposit: 1_800, totalRent: 2_880 })
})

test('a stay fits a length category from its first month to the last day of its last month', () => {
  expect(fitsBookingLength({ months: 1, days: 0 }, 'MONTHS_1_3')).toBe(true)
  expect(fitsBookingLength({ months: 3, days: 0 }, 'MONTHS_1_3')).toBe(true)
  expect(fitsBookingLength({ months: 3, days: 1 }, 'MONTHS_1_3')).toBe(false)
  expect(fitsBookingLength({ months: 2, days: 30 }, 'MONTHS_3_6')).toBe(false)
  expect(fitsBookingLength({ months: 240, days: 0 }, 'MONTHS_12_PLUS')).toBe(true)
  expect(fitsBookingLength({ months: 11, days: 30 }, 'MONTHS_12_PLUS')).toBe(false)
})

test('the length categories begin and end with these months', () => {
  const fitting = (months: number, days = 0) =>
    BOOKING_LENGTHS.filter((length) => fitsBookingLength({ months, days }, length))

  expect(fitting(1)).toEqual(['MONTHS_1_3', 'FLEXIBLE'])
  expect(fitting(3)).toEqual(['MONTHS_1_3', 'MONTHS_3_6', 'FLEXIBLE'])
  expect(fitting(6)).toEqual(['MONTHS_3_6', 'MONTHS_6_12', 'FLEXIBLE'])
  expect(fitting(6, 1)).toEqual(['MONTHS_6_12', 'FLEXIBLE'])
  expect(fitting(12)).toEqual(['MONTHS_6_12', 'MONTHS_12_PLUS', 'FLEXIBLE'])
  expect(fitting(12, 1)).toEqual(['MONTHS_12_PLUS', 'FLEXIBLE'])
})

test('a stay under one month fits no length category', () => {
  expect(BOOKING_LENGTHS.some((length) => fitsBookingLength({ months: 0, days: 30 }, length))).toBe(false)
})
