import type { Address, PlaceParts } from '@domizil/api/schemas'

/** How exactly a place is known. */
export type Precision = 'ROOFTOP' | 'STREET' | 'POSTCODE' | 'CITY'

/** What can be wrong with an address as a place. */
export type AddressProblem =
  | 'POSTCODE_UNKNOWN'
  | 'POSTCODE_AND_CITY_DIFFER'
  | 'CITY_UNKNOWN'
  | 'PIN_NEEDED'
  | 'PIN_TOO_FAR'
  | 'ADDRESS_INVALID'

export interface AddressFinding {
  valid: boolean
  /** The address as the provider writes it; null where it knows no such place. */
  normalized: Address | null
  latitude: number | null
  longitude: number | null
  precision: Precision
  /** What may have been meant instead, at most five. */
  suggestions: Address[]
  problems: { field: keyof Address; code: AddressProblem }[]
}

/** What can be said of a place without a house. */
export type PlaceFinding = Pick<AddressFinding, 'suggestions' | 'problems'>

/** Tells where an address is. The embedded one knows postcodes and cities; a geocoder can refine what it says. */
export interface AddressProvider {
  check(address: Address): Promise<AddressFinding>
  /** Finds what `check` would find wrong with the place of any house there. It asks no service. */
  checkPlace(place: PlaceParts): Promise<PlaceFinding>
}
