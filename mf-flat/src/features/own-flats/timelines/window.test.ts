// proves 21.30
import { expect, test } from '@jest/globals'
import { columnsOf, freeDaysIn, windowAt } from './window.ts'

const WINTER = windowAt('2026-12-17', '2026-11-29')

test('the time window covers three whole months', () => {
  expect(WINTER).toMatchObject({ from: '2026-12-01', to: '2027-02-28', days: 90 })
  expect(WINTER.months.map(({ days }) => days)).toEqual([31, 31, 28])
})

test('past days are left out of the window of the current month', () => {
  const rest = windowAt('2026-12-01', '2026-12-30')

  expect(rest).toMatchObject({ from: '2026-12-30', to: '2027-02-28', days: 61 })
  expect(rest.months).toEqual([
    { first: '2026-12-30', days: 2 },
    { first: '2027-01-01', days: 31 },
    { first: '2027-02-01', days: 28 },
  ])
})

test('a period is cut at the edges of the window, and dropped outside of it', () => {
  expect(columnsOf({ from: '2026-11-20', to: '2026-12-02' }, WINTER)).toEqual({ start: 1, span: 2 })
  expect(columnsOf({ from: '2027-02-28', to: '2027-03-31' }, WINTER)).toEqual({ start: 90, span: 1 })
  expect(columnsOf({ from: '2027-03-01', to: '2027-03-31' }, WINTER)).toBeUndefined()
})

test('overlapping periods are counted once, and days before today not at all', () => {
  const taken = [
    { from: '2026-12-01', to: '2026-12-20' },
    { from: '2026-12-20', to: '2026-12-22' },
    { from: '2027-02-27', to: '2027-03-05' },
  ]

  expect(freeDaysIn(WINTER, { taken, today: '2026-12-11' })).toEqual({ free: 66, days: 80 })
  expect(freeDaysIn(WINTER, { taken: [], today: '2027-03-01' })).toEqual({ free: 0, days: 0 })
})
