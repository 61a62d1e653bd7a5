// proves D5.9
import { expect, test } from '@jest/globals'
import {
  type BookingRequest,
  checkRequest,
  checkStay,
  type RequestFacts,
  requestRefusal,
} from './booking-request.ts'
import type { BookingLength } from '../flat/catalogues.ts'
import { issueKey } from '../issue.ts'

const TODAY = '2027-03-01'
const FLAT = { maxPerson: 2, flatBookingLength: 'MONTHS_1_3' } as const
const REQUEST: BookingRequest = {
  startDate: '2027-04-01',
  endDate: '2027-05-31',
  numberOfPersons: 2,
  reasonOfStay: 'STUDY',
  occupation: 'STUDENT',
  message: 'We would love to stay in your flat.',
  acceptTerms: true,
}
const wrongWith = (change: BookingRequest) =>
  checkRequest({ ...REQUEST, ...change }, FLAT, TODAY).map(issueKey)

test('a valid request has no problems', () => {
  expect(wrongWith({})).toEqual([])
})

test('a stay begins today at the earliest, and 24 months from now at the latest', () => {
  expect(wrongWith({ startDate: '2027-03-01', endDate: '2027-03-31' })).toEqual([])
  expect(wrongWith({ startDate: '2027-02-28' })).toEqual(['startDate.IN_THE_PAST'])
  expect(wrongWith({ startDate: '2029-03-01', endDate: '2029-03-31' })).toEqual([])
  expect(wrongWith({ startDate: '2029-03-02', endDate: '2029-04-01' })).toEqual(['startDate.TOO_FAR_AHEAD'])
})

test('a stay must end after it begins, and have a length that the flat offers', () => {
  expect(wrongWith({ endDate: '2027-03-31' })).toEqual(['endDate.END_BEFORE_START'])
  expect(wrongWith({ endDate: REQUEST.startDate })).toEqual(['endDate.LENGTH_NOT_OFFERED'])
  expect(wrongWith({ endDate: '2027-04-29' })).toEqual(['endDate.LENGTH_NOT_OFFERED'])
  expect(wrongWith({ endDate: '2027-06-30' })).toEqual([])
  expect(wrongWith({ endDate: '2027-07-01' })).toEqual(['endDate.LENGTH_NOT_OFFERED'])
})

test('a stay of a length that the flat does not offer is refused with the shortest and longest allowed', () => {
  const refused = (flatBookingLength: BookingLength) =>
    checkStay({ startDate: '2027-04-01', endDate: '2027-04-15' }, { flatBookingLength }, TODAY)

  expect(refused('MONTHS_3_6')).toEqual([{ field: 'endDate', code: 'LENGTH_NOT_OFFERED', min: 3, max: 6 }])
  expect(refused('MONTHS_12_PLUS')).toEqual([{ field: 'endDate', code: 'LENGTH_NOT_OFFERED', min: 12 }])
})

test('a stay over 24 months is refused, even for a flat without a limit', () => {
  const flat = { maxPerson: 2, flatBookingLength: 'FLEXIBLE' } as const
  const endingOn = (endDate: string, startDate = '2027-04-01') =>
    checkStay({ startDate, endDate }, flat, TODAY)

  expect(endingOn('2029-03-31')).toEqual([])
  expect(endingOn('2029-04-01')).toEqual([{ field: 'endDate', code: 'STAY_TOO_LONG', max: 24 }])
  expect(endingOn('2030-02-27', '2028-02-29')).toEqual([])
  expect(endingOn('2030-02-28', '2028-02-29').map(issueKey)).toEqual(['endDate.STAY_TOO_LONG'])
})

test('invalid or missing days are reported before other checks', () => {
  expect(wrongWith({ startDate: '2027-02-30', endDate: undefined })).toEqual([
    'startDate.WRONG_FORMAT',
    'endDate.REQUIRED',
  ])
  expect(wrongWith({ startDate: undefined })).toEqual(['startDate.REQUIRED'])
  expect(wrongWith({ startDate: '2027-02-30' })).toEqual(['startDate.WRONG_FORMAT'])
  expect(wrongWith({ endDate: '2027-02-30' })).toEqual(['endDate.WRONG_FORMAT'])
})

test('each field of a request has limits', () => {
  expect(wrongWith({ numberOfPersons: 3 })).toEqual(['numberOfPersons.OUT_OF_RANGE'])
  expect(wrongWith({ numberOfPersons: 0 })).toEqual(['numberOfPersons.OUT_OF_RANGE'])
  expect(wrongWith({ numberOfPersons: 1 })).toEqual([])
  expect(wrongWith({ message: 'x'.repeat(19) })).toEqual(['message.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ message: 'x'.repeat(20), companyName: 'x'.repeat(120) })).toEqual([])
  expect(wrongWith({ message: 'x'.repeat(2_000) })).toEqual([])
  expect(wrongWith({ message: 'x'.repeat(2_001) })).toEqual(['message.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ companyName: 'x'.repeat(121) })).toEqual(['companyName.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ reasonOfStay: 'FUN' })).toEqual(['reasonOfStay.UNKNOWN_CODE'])
  expect(wrongWith({ occupation: undefined })).toEqual(['occupation.REQUIRED'])
  expect(wrongWith({ acceptTerms: false })).toEqual(['acceptTerms.MUST_BE_ACCEPTED'])
})

test('of several reasons to refuse a request the most useful one is given', () => {
  const facts: RequestFacts = {
    isOwnFlat: false,
    isFlatActive: true,
    isUserComplete: true,
    openRequests: 19,
    hasOpenRequestForFlat: false,
    areDatesFree: true,
  }

  expect(requestRefusal(facts)).toBeUndefined()
  expect(requestRefusal({ ...facts, isOwnFlat: true, isFlatActive: false })).toBe('OWN_FLAT')
  expect(requestRefusal({ ...facts, isFlatActive: false })).toBe('FLAT_NOT_ACTIVE')
  expect(requestRefusal({ ...facts, isUserComplete: false, areDatesFree: false })).toBe(
    'USER_DATA_INCOMPLETE',
  )
  expect(requestRefusal({ ...facts, openRequests: 20 })).toBe('TOO_MANY_OPEN_REQUESTS')
  expect(requestRefusal({ ...facts, hasOpenRequestForFlat: true })).toBe('ALREADY_REQUESTED')
  expect(requestRefusal({ ...facts, areDatesFree: false })).toBe('DATES_TAKEN')
})
