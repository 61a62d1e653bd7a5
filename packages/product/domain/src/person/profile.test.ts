// proves 7.7, 10.15
import { describe, expect, test } from '@jest/globals'
import { checkProfile, missingUserData, type UserData } from './profile.ts'

const TENANT: UserData = {
  givenName: 'Tara',
  familyName: 'Lind',
  email: 'tara@example.org',
  emailVerified: true,
  phone: '+4915112345678',
  street: 'Torstraße 1',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  billingStreet: null,
  billingPostcode: null,
  billingCity: null,
  billingCountryCode: null,
  commercial: null,
  companyName: null,
  registerNumber: null,
  vatId: null,
}
const BILLING = {
  billingStreet: 'Weg 2',
  billingPostcode: '20095',
  billingCity: 'Hamburg',
  billingCountryCode: 'DE',
}
const COMPANY = { companyName: 'Nord GmbH', registerNumber: 'HRB 1234', vatId: 'DE123456789' }

describe('required before a request', () => {
  test('are names, a confirmed e-mail, phone and address', () => {
    expect(missingUserData(TENANT, 'TENANT')).toEqual([])
  })

  test.each([
    'givenName',
    'familyName',
    'email',
    'phone',
    'street',
    'postcode',
    'city',
    'countryCode',
  ] as const)('is the field %s', (field) => {
    expect(missingUserData({ ...TENANT, [field]: field === 'email' ? '' : null }, 'TENANT')).toEqual([field])
  })

  test('is a confirmed e-mail, where confirmation is on', () => {
    expect(missingUserData({ ...TENANT, emailVerified: false }, 'TENANT')).toEqual(['emailVerified'])
    expect(missingUserData({ ...TENANT, emailVerified: null }, 'TENANT')).toEqual([])
  })
})

describe('required before publishing', () => {
  test('are also a billing address, and whether the landlord is a business', () => {
    expect(missingUserData(TENANT, 'LANDLORD')).toEqual([
      'billingStreet',
      'billingPostcode',
      'billingCity',
      'billingCountryCode',
      'commercial',
    ])
  })

  test('is no company for a private landlord', () => {
    expect(missingUserData({ ...TENANT, ...BILLING, commercial: false }, 'LANDLORD')).toEqual([])
  })

  test('is a company for a commercial landlord', () => {
    const landlord = { ...TENANT, ...BILLING, commercial: true }

    expect(missingUserData(landlord, 'LANDLORD')).toEqual(['companyName', 'registerNumber', 'vatId'])
    expect(missingUserData({ ...landlord, ...COMPANY }, 'LANDLORD')).toEqual([])
  })
})

const problemsOf = (change: Partial<UserData>) =>
  checkProfile({ ...TENANT, ...BILLING, ...change }).map(({ field, code }) => `${field}.${code}`)

test.each([
  { phone: '+1234567' },
  { phone: '+123456789012345' },
  { phone: null, street: null, postcode: null, city: null, countryCode: null },
  { countryCode: 'GB', postcode: 'SW1A 1AA' },
  COMPANY,
  { companyName: 'Nö', registerNumber: 'H1' },
  { companyName: 'N'.repeat(120), registerNumber: 'H'.repeat(40) },
  { vatId: 'ATU12345678' },
])('the profile change %j is valid', (change) => {
  expect(problemsOf(change)).toEqual([])
})

test.each([
  [{ phone: '+123456' }, 'phone.WRONG_FORMAT'],
  [{ phone: '+1234567890123456' }, 'phone.WRONG_FORMAT'],
  [{ phone: '015112345678' }, 'phone.WRONG_FORMAT'],
  [{ phone: '+49 151 12345678' }, 'phone.WRONG_FORMAT'],
  [{ phone: '+0151123456' }, 'phone.WRONG_FORMAT'],
  [{ street: 'A' }, 'street.LENGTH_OUT_OF_RANGE'],
  [{ registerNumber: 'H' }, 'registerNumber.LENGTH_OUT_OF_RANGE'],
  [{ registerNumber: 'H'.repeat(41) }, 'registerNumber.LENGTH_OUT_OF_RANGE'],
  [{ companyName: 'N'.repeat(121) }, 'companyName.LENGTH_OUT_OF_RANGE'],
  [{ postcode: '1234' }, 'postcode.WRONG_FORMAT'],
  [{ billingPostcode: '123456' }, 'billingPostcode.WRONG_FORMAT'],
  [{ countryCode: 'XX' }, 'countryCode.UNKNOWN_CODE'],
  [{ billingCity: 'B'.repeat(81) }, 'billingCity.LENGTH_OUT_OF_RANGE'],
  [{ companyName: 'N' }, 'companyName.LENGTH_OUT_OF_RANGE'],
  [{ vatId: '123456789' }, 'vatId.WRONG_FORMAT'],
] as const)('the profile change %j is refused', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem])
})
