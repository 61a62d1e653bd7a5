import { flatCalls } from '@domizil/api/schemas'
import { isGermanAddress, type Locale } from '@domizil/domain'
import type { Static } from 'typebox'
import { refuseAddress } from './address-refusals.ts'
import type { AddressFinding, PlaceFinding } from './address-provider.ts'

type AddressCheck = Static<typeof flatCalls.AddressCheck>
type PlaceCheck = Static<typeof flatCalls.checkPlace.response>

/** What the wizard shows of an address check, in the reader's language. */
export function presentAddressCheck(
  languageTag: string,
  { problems, ...finding }: AddressFinding,
  locale: Locale,
): AddressCheck {
  return {
    ...finding,
    germanAddress: isGermanAddress({ languageTag }),
    messages: messagesOf(problems, locale),
  }
}

/** What the first steps of a flat show of a place check, in the reader's language. */
export function presentPlaceCheck({ problems, suggestions }: PlaceFinding, locale: Locale): PlaceCheck {
  return {
    valid: problems.length === 0,
    suggestions: suggestions.map(({ postcode, city }) => ({ postcode, city })),
    messages: messagesOf(problems, locale),
  }
}

function messagesOf(problems: AddressFinding['problems'], locale: Locale): AddressCheck['messages'] {
  return problems.map(({ field, code }) => ({ field, message: refuseAddress.table[code][locale] }))
}
