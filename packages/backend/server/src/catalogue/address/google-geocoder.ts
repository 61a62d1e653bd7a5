import type { Address } from '@domizil/api/schemas'
import { languageOf } from '@domizil/domain'
import type { Precision } from './address-provider.ts'
import { askService, GeocoderError } from './ask-service.ts'
import type { Geocode } from './found-place.ts'

/** As much of an answer as is looked at. */
interface Answer {
  status: string
  results?: Result[]
}

interface Result {
  types: string[]
  geometry: { location: { lat: number; lng: number }; location_type: string }
  address_components: { long_name: string; types: string[] }[]
}

const GOOGLE = 'https://maps.googleapis.com/maps/api/geocode/json'

/** Asks Google's Geocoding API. */
export function createGoogleGeocoder({ key, url = GOOGLE }: { key: string; url?: string }): Geocode {
  return async (address) => {
    const { status, results = [] } = (await askService(searchUrl(url, address, key))) as Answer
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new GeocoderError(`Answered ${status}`)
    const [found] = results
    if (!found) return undefined

    const partOf = (type: string) =>
      found.address_components.find(({ types }) => types.includes(type))?.long_name
    return {
      latitude: found.geometry.location.lat,
      longitude: found.geometry.location.lng,
      precision: precisionOf(found),
      postcode: partOf('postal_code'),
      city: partOf('locality') ?? partOf('postal_town'),
      district: partOf('sublocality'),
    }
  }
}

function searchUrl(base: string, address: Address, key: string): URL {
  const { street, houseNumber, postcode, city, countryCode, languageTag } = address
  const url = new URL(base)
  url.search = new URLSearchParams({
    address: `${street} ${houseNumber}, ${postcode} ${city}`,
    components: `country:${countryCode}`,
    language: languageOf(languageTag),
    key,
  }).toString()
  return url
}

function precisionOf({ types, geometry: { location_type: found } }: Result): Precision {
  if (found === 'ROOFTOP') return 'ROOFTOP'
  if (found === 'RANGE_INTERPOLATED' || types.includes('route')) return 'STREET'
  return types.includes('postal_code') ? 'POSTCODE' : 'CITY'
}
