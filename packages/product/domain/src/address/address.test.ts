// proves 3.1
import { expect, test } from '@jest/globals'
import { checkAddress, checkPostcode, isGermanAddress, regionOf } from './address.ts'
import { COUNTRY_CODES, isCountryCode } from './country.ts'
import { issueKey } from '../issue.ts'

const BERLIN = {
  street: 'Torstraße',
  houseNumber: '12a',
  postcode: '10119',
  city: 'Berlin',
  countryCode: 'DE',
  languageTag: 'de_DE',
}
const wrongWith = (change: Partial<typeof BERLIN>) => checkAddress({ ...BERLIN, ...change }).map(issueKey)

test('an address is German by the region of its language tag, not by the language', () => {
  expect(isGermanAddress({ languageTag: 'en_DE' })).toBe(true)
  expect(isGermanAddress({ languageTag: 'de_AT' })).toBe(false)
  expect(isGermanAddress({})).toBe(false)
  expect(isGermanAddress(undefined)).toBe(false)
  expect(regionOf('de')).toBe('')
})

test('a complete address has no problems', () => {
  expect(checkAddress(BERLIN)).toEqual([])
})

test('every part of an address is required', () => {
  expect(checkAddress().map(issueKey)).toEqual([
    'street.REQUIRED',
    'houseNumber.REQUIRED',
    'postcode.REQUIRED',
    'city.REQUIRED',
    'countryCode.REQUIRED',
    'languageTag.REQUIRED',
  ])
})

test('each part of an address has limits of length and format', () => {
  expect(wrongWith({ street: 'Au' })).toEqual([])
  expect(wrongWith({ street: 'A'.repeat(100) })).toEqual([])
  expect(wrongWith({ houseNumber: '1' })).toEqual([])
  expect(wrongWith({ houseNumber: '1234567890' })).toEqual([])
  expect(wrongWith({ city: 'Au' })).toEqual([])
  expect(wrongWith({ city: 'B'.repeat(80) })).toEqual([])
  expect(wrongWith({ city: 'B'.repeat(81) })).toEqual(['city.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ street: 'A' })).toEqual(['street.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ street: 'A'.repeat(101) })).toEqual(['street.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ street: '   ' })).toEqual(['street.REQUIRED'])
  expect(wrongWith({ houseNumber: 'a12' })).toEqual(['houseNumber.WRONG_FORMAT'])
  expect(wrongWith({ houseNumber: '12345678901' })).toEqual(['houseNumber.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ city: 'B' })).toEqual(['city.LENGTH_OUT_OF_RANGE'])
  expect(wrongWith({ countryCode: 'XX', languageTag: 'de_XX' })).toEqual(['countryCode.UNKNOWN_CODE'])
})

test('a German or Spanish postcode needs five digits, others are checked less strictly', () => {
  expect(wrongWith({ postcode: '1011' })).toEqual(['postcode.WRONG_FORMAT'])
  expect(wrongWith({ postcode: '1011A' })).toEqual(['postcode.WRONG_FORMAT'])
  expect(wrongWith({ countryCode: 'ES', languageTag: 'es_ES', postcode: '2801' })).toEqual([
    'postcode.WRONG_FORMAT',
  ])
  expect(wrongWith({ countryCode: 'GB', languageTag: 'en_GB', postcode: 'SW1A 1AA' })).toEqual([])
  const inBritain = (postcode: string) => wrongWith({ countryCode: 'GB', languageTag: 'en_GB', postcode })
  expect(['S1', 'S'.repeat(12)].flatMap(inBritain)).toEqual([])
  expect(['S', 'S'.repeat(13)].flatMap(inBritain)).toEqual([
    'postcode.LENGTH_OUT_OF_RANGE',
    'postcode.LENGTH_OUT_OF_RANGE',
  ])
  expect(wrongWith({ postcode: '101190' })).toEqual(['postcode.WRONG_FORMAT'])
})

test.each([
  ['DE', [5, 5]],
  ['GB', [2, 12]],
])('the error for a missing postcode of %s names its possible length', (countryCode, range) => {
  const [issue] = checkPostcode('', countryCode)

  expect([issue?.min, issue?.max]).toEqual(range)
})

test('the region of the language tag must match the country', () => {
  expect(wrongWith({ languageTag: 'de_AT' })).toEqual(['languageTag.REGION_MISMATCH'])
  expect(wrongWith({ languageTag: 'de-DE' })).toEqual(['languageTag.WRONG_FORMAT'])
  expect(wrongWith({ languageTag: 'en_DE' })).toEqual([])
})

test('the country codes are 249, unique and sorted', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249)
  expect(COUNTRY_CODES.toSorted()).toEqual(COUNTRY_CODES)
  expect([isCountryCode('DE'), isCountryCode('de'), isCountryCode('EU')]).toEqual([true, false, false])
})
