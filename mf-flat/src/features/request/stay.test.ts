import { expect, test } from '@jest/globals'
import { readStay, startingOn, type StayedFlat, stayProblem, writeStay } from './stay.ts'

const TODAY = '2026-11-20'
const flat: StayedFlat = {
  maxPerson: 2,
  flatBookingLength: 'MONTHS_3_6',
  blockedRanges: [
    { from: '2027-02-01', to: '2027-03-31' },
    { from: '2027-04-01', to: '2027-04-15' },
  ],
}

test('the address says which days and for how many', () => {
  expect(readStay('?from=2027-05-01&to=2027-07-31&persons=2', 2)).toEqual({
    from: '2027-05-01',
    to: '2027-07-31',
    persons: 2,
  })
})

test('days that do not exist and too many persons are left out', () => {
  expect(readStay('?from=2027-02-30&to=soon&persons=9', 2)).toEqual({
    from: undefined,
    to: undefined,
    persons: 1,
  })
})

test('a stay is written beside what the address says already', () => {
  expect(writeStay('?remotes=reset&to=2027-01-01', { from: '2027-05-01', persons: 2 })).toBe(
    '?remotes=reset&from=2027-05-01&persons=2',
  )
  expect(writeStay('?from=2027-05-01', { persons: 1 })).toBe('')
})

test('the first day chosen brings the shortest stay with it, and leaves a last day alone', () => {
  expect(startingOn({ persons: 1 }, '2027-05-15', flat).to).toBe('2027-08-14')
  expect(startingOn({ to: '2027-10-31', persons: 1 }, '2027-05-15', flat).to).toBe('2027-10-31')
})

test('days that somebody else has are named, and when the flat is free again', () => {
  expect(stayProblem({ from: '2027-01-01', to: '2027-04-30', persons: 1 }, flat, TODAY)).toEqual({
    field: 'endDate',
    code: 'DATES_TAKEN',
    taken: { from: '2027-02-01', to: '2027-04-15' },
    freeFrom: '2027-04-16',
  })
})

test('free days of the right length are no problem', () => {
  expect(stayProblem({ from: '2027-04-16', to: '2027-07-15', persons: 1 }, flat, TODAY)).toBeUndefined()
})

test('too short a stay is refused before anybody asks who else wants the days', () => {
  expect(stayProblem({ from: '2027-02-01', to: '2027-02-28', persons: 1 }, flat, TODAY)).toMatchObject({
    code: 'LENGTH_NOT_OFFERED',
    min: 3,
    max: 6,
  })
})
