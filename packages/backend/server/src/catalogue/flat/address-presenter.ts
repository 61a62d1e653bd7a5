import type { Address } from '@domizil/api/schemas'
import type { FlatRow } from './flat-repository.ts'

/** The exact address of a flat: for its owner, and for tenants who may know it. */
export function addressOf(flat: FlatRow): Address {
  return {
    street: flat.street,
    houseNumber: flat.house_number,
    postcode: flat.postcode,
    city: flat.city,
    district: flat.district,
    countryCode: flat.country_code,
    languageTag: flat.language_tag,
    latitude: flat.latitude,
    longitude: flat.longitude,
  }
}
