import { isCountryCode } from './country.ts'
import { checkLength, type Issue } from '../issue.ts'
import { FLAT_LIMITS } from '../limits.ts'

/** The parts of an address that the rules use. */
export interface FlatAddress {
  readonly street: string
  readonly houseNumber: string
  readonly postcode: string
  readonly city: string
  readonly countryCode: string
  /** The language and country of the place, such as `de_DE`. */
  readonly languageTag: string
}

const FIVE_DIGITS = /^\d{5}$/
const LANGUAGE_TAG = /^[a-z]{2}_[A-Z]{2}$/

/** The country in a language tag: `DE` in `de_DE`; empty if there is none. */
export function regionOf(languageTag: string | undefined): string {
  return languageTag?.split(/[_-]/)[1]?.toUpperCase() ?? ''
}

/**
 * A region `DE` marks a German address, in any language: `en_DE` is one. Determines whether an energy certificate is
 * required.
 */
export function isGermanAddress(address: Partial<Pick<FlatAddress, 'languageTag'>> | undefined): boolean {
  return regionOf(address?.languageTag) === 'DE'
}

/** The address with trimmed texts. */
export function trimAddress<Address extends FlatAddress>(address: Address): Address {
  const { street, houseNumber, postcode, city } = address
  return {
    ...address,
    street: street.trim(),
    houseNumber: houseNumber.trim(),
    postcode: postcode.trim(),
    city: city.trim(),
  }
}

/** Validates an address by itself. Whether postcode and city belong together is checked by the server. */
export function checkAddress(address: Partial<FlatAddress> = {}): Issue[] {
  return [
    ...checkLength('street', address.street, FLAT_LIMITS.street),
    ...checkHouseNumber(address.houseNumber),
    ...checkPostcode(address.postcode, address.countryCode),
    ...checkLength('city', address.city, FLAT_LIMITS.city),
    ...checkCountry(address.countryCode),
    ...checkLanguageTag(address),
  ]
}

function checkHouseNumber(houseNumber: string | undefined): Issue[] {
  const issues = checkLength('houseNumber', houseNumber, FLAT_LIMITS.houseNumber)
  if (issues.length > 0) return issues

  return /^\s*\d/.test(houseNumber ?? '') ? [] : [{ field: 'houseNumber', code: 'WRONG_FORMAT' }]
}

/** Validates a postcode by itself: five digits in Germany and Spain. */
export function checkPostcode(postcode: string | undefined, countryCode: string | undefined): Issue[] {
  const mustHaveFiveDigits = countryCode === 'DE' || countryCode === 'ES'
  if (!mustHaveFiveDigits) return checkLength('postcode', postcode, FLAT_LIMITS.postcode)

  const digits = postcode?.trim() ?? ''
  const code = digits === '' ? 'REQUIRED' : 'WRONG_FORMAT'
  return FIVE_DIGITS.test(digits) ? [] : [{ field: 'postcode', code, min: 5, max: 5 }]
}

function checkCountry(countryCode: string | undefined): Issue[] {
  if (!countryCode) return [{ field: 'countryCode', code: 'REQUIRED' }]
  return isCountryCode(countryCode) ? [] : [{ field: 'countryCode', code: 'UNKNOWN_CODE' }]
}

function checkLanguageTag({ languageTag, countryCode }: Partial<FlatAddress>): Issue[] {
  if (!languageTag) return [{ field: 'languageTag', code: 'REQUIRED' }]
  if (!LANGUAGE_TAG.test(languageTag)) return [{ field: 'languageTag', code: 'WRONG_FORMAT' }]

  return regionOf(languageTag) === countryCode ? [] : [{ field: 'languageTag', code: 'REGION_MISMATCH' }]
}
