// proves 21.59
import { expect, test } from '@jest/globals'
import { LOCALES } from '@domizil/domain'
import type { RefusalText } from '../foundation/kernel/refusal.ts'
import { ROOMS } from './rooms.ts'

const REFUSALS = ROOMS.flatMap(({ refusals }) => Object.entries<RefusalText>(refusals))

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

test('no error code is declared by two rooms', () => {
  const codes = REFUSALS.map(([code]) => code)

  expect(codes.length).toBeGreaterThan(80)
  expect(repeated(codes)).toEqual([])
})

test.each(REFUSALS)(
  'the refusal %s has an error status, and the same placeholders in every language',
  (_code, text) => {
    const values = LOCALES.map((locale) => (text[locale].match(/\{\w+\}/g) ?? []).toSorted())

    expect(text.status).toBeGreaterThanOrEqual(400)
    expect(values).toEqual([values[0], values[0], values[0]])
  },
)

/** What a rule refuses because of several fields: those that are wrong are named with each refusal. */
const OF_SEVERAL_FIELDS = [
  'ADDRESS_INVALID',
  'BANK_ACCOUNT_INVALID',
  'BLOCKED_PERIOD_INVALID',
  'BOOKING_INVALID',
  'CITY_UNKNOWN',
  'CONTRACT_INVALID',
  'DEPOSIT_STATEMENT_INVALID',
  'FLAT_INVALID',
  'FLAT_NOT_PUBLISHABLE',
  'HANDOVER_INVALID',
  'HELP_REQUEST_INVALID',
  'INVALID_SEARCH',
  'LANDLORD_DETAILS_INCOMPLETE',
  'MOVE_IN_INVALID',
  'PIN_NEEDED',
  'PIN_TOO_FAR',
  'POSTCODE_AND_CITY_DIFFER',
  'POSTCODE_UNKNOWN',
  'PROFILE_INVALID',
  'REVIEW_INVALID',
  'SAVED_SEARCH_INVALID',
  'SIGNATURE_INVALID',
  'USER_DATA_INCOMPLETE',
]

test('every refusal with 422 names its field, except those about several fields', () => {
  const ofNoField = REFUSALS.filter(([, text]) => text.status === 422 && !('field' in text))

  expect(ofNoField.map(([code]) => code).toSorted()).toEqual(OF_SEVERAL_FIELDS)
})

test('no service is declared by two rooms', () => {
  const names = ROOMS.flatMap(({ services }) => Object.keys(services))

  expect(names.length).toBeGreaterThan(40)
  expect(repeated(names)).toEqual([])
})
