import type { Address } from '@domizil/api/schemas'
import { languageOf } from '@domizil/domain'
import type { Geocode } from './found-place.ts'
import { createGoogleGeocoder } from './google-geocoder.ts'
import type { Precision } from './address-provider.ts'
import { askService } from './ask-service.ts'

/** As much of an answer as is looked at. */
interface Found {
  lat: string
  lon: string
  addresstype?: string
  address?: Partial<Record<'house_number' | 'road' | 'postcode' | Settlement | District, string>>
}

const SETTLEMENTS = ['city', 'town', 'village', 'municipality'] as const
type Settlement = (typeof SETTLEMENTS)[number]
/** The smallest that people call their district comes first. */
const DISTRICTS = ['suburb', 'city_district', 'borough'] as const
type District = (typeof DISTRICTS)[number]

/** Asks a Nominatim (OpenStreetMap), which wants to know who asks. */
function createNominatimGeocoder({ url, userAgent }: { url: string; userAgent: string }): Geocode {
  return async (address) => {
    const headers = { 'user-agent': userAgent, 'accept-language': languageOf(address.languageTag) }
    const [found] = (await askService(searchUrl(url, address), headers)) as Found[]
    if (!found) return undefined

    const { address: parts = {} } = found
    return {
      latitude: Number(found.lat),
      longitude: Number(found.lon),
      precision: precisionOf(found),
      postcode: parts.postcode,
      city: firstOf(SETTLEMENTS, parts),
      district: firstOf(DISTRICTS, parts),
    }
  }
}

function searchUrl(base: string, { street, houseNumber, postcode, city, countryCode }: Address): URL {
  const url = new URL(`${base}/search`)
  url.search = new URLSearchParams({
    street: `${houseNumber} ${street}`,
    postalcode: postcode,
    city,
    countrycodes: countryCode.toLowerCase(),
    format: 'jsonv2',
    addressdetails: '1',
    limit: '1',
  }).toString()
  return url
}

function precisionOf({ address = {}, addresstype }: Found): Precision {
  if (address.house_number) return 'ROOFTOP'
  if (address.road) return 'STREET'
  return addresstype === 'postcode' ? 'POSTCODE' : 'CITY'
}

function firstOf<Name extends string>(names: readonly Name[], parts: Partial<Record<Name, string>>) {
  return names.map((name) => parts[name]).find(Boolean)
}

/** A service that knows houses: Google's, or a Nominatim wherever it runs. */
export type GeocoderConfig = { kind: 'google'; key: string } | { kind: 'nominatim'; url: string }

/** The service that is configured. */
export function createGeocoder(config: GeocoderConfig, productName: string): Geocode {
  return config.kind === 'google'
    ? createGoogleGeocoder(config)
    : createNominatimGeocoder({ ...config, userAgent: `${productName}/1.0` })
}
