import { isCountryCode } from '@domizil/domain'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number in E.164, from the forms that people write: with the country, or as it is dialled within it. What is no
 * number there stays as it is, for the check to refuse.
 */
export function normalizePhone(text: string, countryCode: string | null): string {
  // Not taken out of other words: what is written beside it would be lost.
  const options = { ...countryOf(countryCode), extract: false }
  const parsed = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), options)
  return parsed?.isPossible() ? parsed.number : text
}

/** A stored number as people read it, with its country: `+49 30 23125080`. What is no number stays as it is. */
export function formatPhone(stored: string): string {
  return parsePhoneNumberFromString(stored, { extract: false })?.formatInternational() ?? stored
}

/** The country of the address, if it has phone numbers. */
function countryOf(code: string | null): { defaultCountry?: CountryCode } {
  return code !== null && isCountryCode(code) && isSupportedCountry(code) ? { defaultCountry: code } : {}
}
