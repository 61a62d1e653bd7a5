import {
  type BookingLength,
  MONTHS_OF_BOOKING_LENGTH,
  OCCUPATIONS,
  REASONS_OF_STAY,
} from '../flat/catalogues.ts'
import { addMonths, type Day, isDay } from '../days/day.ts'
import { checkCode, checkLength, checkNumber, type Issue } from '../issue.ts'
import { durationOf, lastDayOfMonths } from '../days/period.ts'
import { fitsBookingLength } from '../money/rent.ts'

/** The limits of a request, both ends included. */
export const REQUEST_LIMITS = {
  message: { min: 20, max: 2_000 },
  companyName: { min: 0, max: 120 },
} as const
/** How far ahead a stay may begin, in months. */
export const MAX_MONTHS_AHEAD = 24
/** The longest stay in months, independent of the flat's booking length. */
export const MAX_STAY_MONTHS = 24
/** The number of open requests per tenant. */
export const MAX_OPEN_REQUESTS = 20

/** The fields of a booking request. */
export interface BookingRequest {
  readonly startDate?: Day
  readonly endDate?: Day
  readonly numberOfPersons?: number
  readonly reasonOfStay?: string
  readonly occupation?: string
  readonly message?: string
  readonly companyName?: string
  readonly acceptTerms?: boolean
}

/** The fields of a flat that a request is validated against. */
export interface RequestedFlat {
  readonly maxPerson: number
  readonly flatBookingLength: BookingLength
}

/** Validates the fields of a request, in form order. */
export function checkRequest(request: BookingRequest, flat: RequestedFlat, today: Day): Issue[] {
  const persons = { min: 1, max: flat.maxPerson }
  return [
    ...checkStay(request, flat, today),
    ...checkNumber('numberOfPersons', request.numberOfPersons, persons),
    ...checkCode('reasonOfStay', request.reasonOfStay, REASONS_OF_STAY),
    ...checkCode('occupation', request.occupation, OCCUPATIONS),
    ...checkLength('message', request.message, REQUEST_LIMITS.message),
    ...checkLength('companyName', request.companyName, REQUEST_LIMITS.companyName),
    ...(request.acceptTerms === true ? [] : [{ field: 'acceptTerms', code: 'MUST_BE_ACCEPTED' } as const]),
  ]
}

/** Validates the first day and the length of a stay. */
export function checkStay(
  { startDate, endDate }: Pick<BookingRequest, 'startDate' | 'endDate'>,
  { flatBookingLength }: Pick<RequestedFlat, 'flatBookingLength'>,
  today: Day,
): Issue[] {
  const missing = [...checkIsDay('startDate', startDate), ...checkIsDay('endDate', endDate)]
  if (!startDate || !endDate || missing.length > 0) return missing

  const latest = addMonths(today, MAX_MONTHS_AHEAD)
  if (startDate < today) return [{ field: 'startDate', code: 'IN_THE_PAST' }]
  if (startDate > latest) return [{ field: 'startDate', code: 'TOO_FAR_AHEAD', latest }]
  if (endDate < startDate) return [{ field: 'endDate', code: 'END_BEFORE_START' }]
  if (endDate > lastDayOfMonths(startDate, MAX_STAY_MONTHS))
    return [{ field: 'endDate', code: 'STAY_TOO_LONG', max: MAX_STAY_MONTHS }]
  if (fitsBookingLength(durationOf({ from: startDate, to: endDate }), flatBookingLength)) return []

  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[flatBookingLength]
  const longest = maxMonths === null ? {} : { max: maxMonths }
  return [{ field: 'endDate', code: 'LENGTH_NOT_OFFERED', min: minMonths, ...longest }]
}

/** Why a valid request is refused. */
export type RequestRefusal =
  | 'OWN_FLAT'
  | 'FLAT_NOT_ACTIVE'
  | 'USER_DATA_INCOMPLETE'
  | 'TOO_MANY_OPEN_REQUESTS'
  | 'ALREADY_REQUESTED'
  | 'DATES_TAKEN'

/** The facts about tenant, flat and days that decide on a request. */
export interface RequestFacts {
  readonly isOwnFlat: boolean
  readonly isFlatActive: boolean
  readonly isUserComplete: boolean
  readonly openRequests: number
  readonly hasOpenRequestForFlat: boolean
  readonly areDatesFree: boolean
}

/** The most helpful reason to refuse a request; undefined if it is accepted. */
export function requestRefusal(facts: RequestFacts): RequestRefusal | undefined {
  if (facts.isOwnFlat) return 'OWN_FLAT'
  if (!facts.isFlatActive) return 'FLAT_NOT_ACTIVE'
  if (!facts.isUserComplete) return 'USER_DATA_INCOMPLETE'
  if (facts.hasOpenRequestForFlat) return 'ALREADY_REQUESTED'
  if (facts.openRequests >= MAX_OPEN_REQUESTS) return 'TOO_MANY_OPEN_REQUESTS'
  return facts.areDatesFree ? undefined : 'DATES_TAKEN'
}

function checkIsDay(field: string, value: Day | undefined): Issue[] {
  if (!value) return [{ field, code: 'REQUIRED' }]
  return isDay(value) ? [] : [{ field, code: 'WRONG_FORMAT' }]
}
