// proves D1.8
import { expect, test } from '@jest/globals'
import { addDays, addMonths } from './day.ts'
import { containsDay, durationOf, lastDayOfMonths, mergePeriods, overlaps } from './period.ts'

const between = (from: string, to: string) => durationOf({ from, to })

test('a stay from the 15th to the 14th is exactly one month', () => {
  expect(between('2027-03-15', '2027-04-14')).toEqual({ months: 1, days: 0 })
  expect(between('2027-03-15', '2027-04-13')).toEqual({ months: 0, days: 30 })
  expect(between('2027-03-15', '2027-04-15')).toEqual({ months: 1, days: 1 })
})

test('a full calendar month counts as one month, whatever its length', () => {
  expect(between('2027-01-01', '2027-01-31')).toEqual({ months: 1, days: 0 })
  expect(between('2027-02-01', '2027-02-28')).toEqual({ months: 1, days: 0 })
  expect(between('2028-02-01', '2028-02-29')).toEqual({ months: 1, days: 0 })
  expect(between('2028-02-01', '2028-02-28')).toEqual({ months: 0, days: 28 })
})

test('a month that starts at the end of January ends before the end of February', () => {
  expect(between('2027-01-31', '2027-02-27')).toEqual({ months: 1, days: 0 })
  expect(between('2028-01-31', '2028-02-28')).toEqual({ months: 1, days: 0 })
  expect(between('2027-01-31', '2027-03-30')).toEqual({ months: 2, days: 0 })
})

test('a single day counts as one day, and a negative period as nothing', () => {
  expect(between('2027-03-15', '2027-03-15')).toEqual({ months: 0, days: 1 })
  expect(between('2027-03-15', '2027-03-14')).toEqual({ months: 0, days: 0 })
  expect(between('2027-03-15', '2026-03-14')).toEqual({ months: 0, days: 0 })
})

test('adding months and days to the start gives the end of the period', () => {
  for (let start = 0; start < 110; start += 1) {
    const from = addDays('2027-11-20', start)
    for (const length of [0, 1, 27, 28, 29, 30, 31, 58, 59, 60, 61, 89, 365, 366, 731, 1100]) {
      const to = addDays(from, length)
      const { months, days } = between(from, to)
      expect(addDays(addMonths(from, months), days - 1)).toBe(to)
      expect(days).toBeLessThan(31)
    }
  }
})

test('a stay of whole months is counted as these months and no days', () => {
  for (let months = 1; months <= 36; months += 1) {
    const to = lastDayOfMonths('2027-08-31', months)
    expect(between('2027-08-31', to)).toEqual({ months, days: 0 })
  }
})

test('periods overlap when they share a day', () => {
  const march = { from: '2027-03-01', to: '2027-03-31' }

  expect(overlaps(march, { from: '2027-03-31', to: '2027-04-30' })).toBe(true)
  expect(overlaps(march, { from: '2027-02-01', to: '2027-03-01' })).toBe(true)
  expect(overlaps(march, { from: '2027-04-01', to: '2027-04-30' })).toBe(false)
  expect(overlaps(march, { from: '2027-02-01', to: '2027-02-28' })).toBe(false)
  expect([
    containsDay(march, '2027-03-01'),
    containsDay(march, '2027-03-31'),
    containsDay(march, '2027-04-01'),
  ]).toEqual([true, true, false])
})

test('adjacent and overlapping periods are merged', () => {
  const merged = mergePeriods([
    { from: '2027-05-01', to: '2027-05-31' },
    { from: '2027-03-01', to: '2027-03-31' },
    { from: '2027-04-01', to: '2027-04-10' },
    { from: '2027-03-05', to: '2027-03-06' },
  ])

  expect(merged).toEqual([
    { from: '2027-03-01', to: '2027-04-10' },
    { from: '2027-05-01', to: '2027-05-31' },
  ])
})
