import type { BlockedPeriod } from '@domizil/api'
import { expect, test } from '@jest/globals'
import { ordered } from '../../lib/blocked-days.ts'
import { blockOn, countDays, lengthOf, obstacleFor } from './periods.ts'

const block = (
  id: number,
  blockedFrom: string,
  blockedTo: string,
  source: BlockedPeriod['source'] = 'OWNER',
) => ({
  id,
  blockedFrom,
  blockedTo,
  source,
})
const PERIODS = [
  block(1, '2027-03-01', '2027-03-10', 'CALENDAR'),
  block(2, '2027-03-05', '2027-03-06'),
  block(3, '2027-04-01', '2027-04-30', 'BOOKING'),
]

test('first and last day of a period are both counted, across clock changes too', () => {
  expect(lengthOf({ from: '2027-03-27', to: '2027-03-29' })).toBe(3)
  expect(lengthOf({ from: '2028-02-28', to: '2028-03-01' })).toBe(3)
  expect(lengthOf({ from: '2027-03-01', to: '2027-03-01' })).toBe(1)
})

test('two selected days are put in order, whichever was selected first', () => {
  expect(ordered('2027-03-05', '2027-03-01')).toEqual({ from: '2027-03-01', to: '2027-03-05' })
})

test('where a block of the owner and an imported one overlap, the owner’s is shown', () => {
  expect(blockOn(PERIODS, '2027-03-04')?.id).toBe(1)
  expect(blockOn(PERIODS, '2027-03-05')?.id).toBe(2)
  expect(blockOn(PERIODS, '2027-03-11')).toBeUndefined()
})

test('bookings and the owner’s blocks prevent a new block, imported days do not', () => {
  expect(obstacleFor(PERIODS, { from: '2027-03-06', to: '2027-05-01' })?.id).toBe(2)
  expect(obstacleFor(PERIODS, { from: '2027-04-30', to: '2027-05-01' })?.id).toBe(3)
  expect(obstacleFor(PERIODS, { from: '2027-03-07', to: '2027-03-31' })).toBeUndefined()
})

test('a day that is in two blocked periods is counted once', () => {
  expect(countDays(PERIODS.map(({ blockedFrom, blockedTo }) => ({ from: blockedFrom, to: blockedTo })))).toBe(
    40,
  )
})
