import { expect, test } from '@jest/globals'
import type { StayedFlat } from './stay.ts'
import { firstDayProblem, lastDayProblem, movedTo } from './stay-calendar.tsx'

const today = '2026-11-20'
const flat: StayedFlat = {
  maxPerson: 2,
  flatBookingLength: 'MONTHS_3_6',
  blockedRanges: [{ from: '2027-04-01', to: '2027-04-30' }],
}
const rules = { flat, today }

test('a stay can begin on a day that leaves room for the shortest stay', () => {
  expect(firstDayProblem('2027-01-01', flat, today)).toBeUndefined()
  expect(firstDayProblem('2027-05-01', flat, today)).toBeUndefined()
})

test('a stay cannot begin on a taken day, or too close before one', () => {
  expect(firstDayProblem('2027-04-30', flat, today)).toEqual({ code: 'TAKEN' })
  expect(firstDayProblem('2027-01-02', flat, today)).toEqual({ code: 'GAP_TOO_SHORT', minMonths: 3 })
})

test('a stay cannot begin more than two years ahead', () => {
  expect(firstDayProblem('2028-11-20', flat, today)).toBeUndefined()
  expect(firstDayProblem('2028-11-21', flat, today)).toMatchObject({ code: 'TOO_FAR_AHEAD' })
})

test('a last day is refused where the stay is too short, too long or overlaps another', () => {
  expect(lastDayProblem('2027-02-28', '2026-12-01', rules)).toBeUndefined()
  expect(lastDayProblem('2027-02-27', '2026-12-01', rules)).toMatchObject({ code: 'LENGTH_NOT_OFFERED' })
  expect(lastDayProblem('2027-10-31', '2027-05-01', rules)).toBeUndefined()
  expect(lastDayProblem('2027-11-01', '2027-05-01', rules)).toMatchObject({ code: 'LENGTH_NOT_OFFERED' })
  expect(lastDayProblem('2027-05-31', '2026-12-01', rules)).toMatchObject({ code: 'DATES_TAKEN' })
  expect(lastDayProblem('2027-04-02', '2026-12-01', rules)).toEqual({ code: 'TAKEN' })
})

test('choosing a day before the move-in starts a new stay', () => {
  expect(lastDayProblem('2026-12-15', '2027-05-01', rules)).toBeUndefined()
})

test('moving the first day keeps the last day where the stay is still possible', () => {
  const stay = { from: '2026-12-01', to: '2027-03-31', persons: 2 }

  expect(movedTo(stay, '2026-12-10', rules)).toEqual({ ...stay, from: '2026-12-10' })
  expect(movedTo(stay, '2027-05-31', rules)).toEqual({ from: '2027-05-31', to: '2027-08-30', persons: 2 })
  expect(movedTo({ persons: 1 }, '2027-11-30', rules)).toEqual({
    from: '2027-11-30',
    to: '2028-02-28',
    persons: 1,
  })
})
