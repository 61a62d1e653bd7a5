// proves 12.4
import { expect, test } from '@jest/globals'
import { readStay } from '@domizil/links'
import { insteadOf, type StayedFlat, stayIn, startingOn, stayProblem } from './stay.ts'

const TODAY = '2026-11-20'
const flat: StayedFlat = {
  maxPerson: 2,
  flatBookingLength: 'MONTHS_3_6',
  blockedRanges: [
    { from: '2027-02-01', to: '2027-03-31' },
    { from: '2027-04-01', to: '2027-04-15' },
  ],
}

const of = (search: string) => stayIn(flat, readStay(search), TODAY)

test('first day, last day and persons are read from the address', () => {
  expect(of('?from=2027-05-01&to=2027-07-31&persons=2')).toEqual({
    from: '2027-05-01',
    to: '2027-07-31',
    persons: 2,
  })
})

test('invalid days are ignored, and persons are limited to what the flat allows', () => {
  expect(of('?from=2027-02-30&to=soon&persons=9')).toEqual({ from: undefined, to: undefined, persons: 2 })
})

test('a length of stay becomes days: from the given first day, or from the first free one', () => {
  expect(of('?from=2027-05-01&months=4')).toMatchObject({ from: '2027-05-01', to: '2027-08-31' })
  expect(of('?months=3')).toMatchObject({ from: '2027-04-16', to: '2027-07-15' })
  expect(
    stayIn({ ...flat, blockedRanges: [{ from: TODAY, to: '2027-01-31' }] }, { months: 3 }, TODAY),
  ).toMatchObject({ from: '2027-02-01', to: '2027-04-30' })
})

test('flexible days are moved to free ones, fixed days are not', () => {
  expect(of('?from=2027-04-10&to=2027-07-31&flex=7')).toMatchObject({ from: '2027-04-16', to: '2027-08-06' })
  expect(of('?from=2027-04-01&to=2027-07-31&flex=7')).toMatchObject({ from: '2027-04-01', to: '2027-07-31' })
})

test('choosing a first day sets the end of the shortest stay, unless a later last day is set', () => {
  expect(startingOn({ persons: 1 }, '2027-05-15', flat).to).toBe('2027-08-14')
  expect(startingOn({ to: '2027-10-31', persons: 1 }, '2027-05-15', flat).to).toBe('2027-10-31')
  expect(startingOn({ to: '2027-05-14', persons: 1 }, '2027-05-15', flat).to).toBe('2027-08-14')
})

test('for an impossible stay the nearest possible one is offered', () => {
  expect(insteadOf({ from: '2027-04-01', to: '2027-07-31', persons: 1 }, flat, TODAY)).toEqual({
    from: '2027-04-16',
    to: '2027-08-15',
  })
  expect(insteadOf({ from: '2027-04-16', to: '2027-07-31', persons: 1 }, flat, TODAY)).toBeUndefined()
  expect(insteadOf({ from: '2027-04-16', persons: 1 }, flat, TODAY)).toBeUndefined()
})

test('a stay over taken days names them, and the day from which the flat is free again', () => {
  expect(stayProblem({ from: '2027-01-01', to: '2027-04-30', persons: 1 }, flat, TODAY)).toEqual({
    field: 'endDate',
    code: 'DATES_TAKEN',
    taken: { from: '2027-02-01', to: '2027-04-15' },
    freeFrom: '2027-04-16',
  })
})

test('free days of an allowed length have no problem', () => {
  expect(stayProblem({ from: '2027-04-16', to: '2027-07-15', persons: 1 }, flat, TODAY)).toBeUndefined()
})

test('a stay that is too short is reported as such, even if its days are taken', () => {
  expect(stayProblem({ from: '2027-02-01', to: '2027-02-28', persons: 1 }, flat, TODAY)).toMatchObject({
    code: 'LENGTH_NOT_OFFERED',
    min: 3,
    max: 6,
  })
})
