import { type Address, flatCalls } from '@domizil/api/schemas'
import { isGermanAddress, type Locale, trimAddress } from '@domizil/domain'
import type { Static } from 'typebox'
import type { AddressFinding, AddressProblem, PlaceFinding, Precision } from './address-provider.ts'
import { distanceMetres, type Position } from './distance.ts'
import { refuseAddress } from './address-refusals.ts'

const MAX_SUGGESTIONS = 5
/** Wider than any postcode's area, so that a pin may be dragged to the door and not to another city. */
const MAX_PIN_DISTANCE_METRES = 25_000

/** An address for look-ups: trimmed, and without a district, which is public and set by a provider only. */
export function plainAddress({ district: _district, ...address }: Address): Address {
  return trimAddress(address)
}

/** An address that is somewhere. The owner's pin wins over the place that is known, if it is anywhere near. */
export function foundAt(address: Address, place: Position, precision: Precision): AddressFinding {
  const pin = pinOf(address)
  if (pin && distanceMetres(pin, place) > MAX_PIN_DISTANCE_METRES) {
    return { ...refused(address, 'latitude', 'PIN_TOO_FAR'), ...onlyPosition(place), precision }
  }

  const position = onlyPosition(pin ?? place)
  return {
    valid: true,
    normalized: { ...address, ...position },
    ...position,
    precision,
    suggestions: [],
    problems: [],
  }
}

/** An address that is nowhere, with what may have been meant instead. */
export function refused(
  address: Address,
  field: keyof Address,
  code: AddressProblem,
  meant: readonly Pick<Address, 'postcode' | 'city'>[] = [],
): AddressFinding {
  return {
    valid: false,
    normalized: null,
    latitude: null,
    longitude: null,
    precision: 'POSTCODE',
    suggestions: suggestionsFor(address, meant),
    problems: [{ field, code }],
  }
}

/** The same house in other places; without the pin, which belongs to the one that was given. */
export function suggestionsFor(
  { latitude: _latitude, longitude: _longitude, ...address }: Address,
  meant: readonly Pick<Address, 'postcode' | 'city'>[],
): Address[] {
  return meant.slice(0, MAX_SUGGESTIONS).map(({ postcode, city }) => ({ ...address, postcode, city }))
}

/** Where the owner has put the pin. */
export function pinOf({ latitude, longitude }: Address): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

function onlyPosition({ latitude, longitude }: Position): Position {
  return { latitude, longitude }
}

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
