import type { Address } from '@domizil/api/schemas'
import { languageOf } from '@domizil/domain'
import type { Log } from '../../foundation/kernel/index.ts'
import { foundAt, plainAddress, refused, suggestionsFor } from './address-finding.ts'
import type { AddressFinding, AddressProvider, Precision } from './address-provider.ts'

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

/** Where a service has found an address. */
interface FoundPlace {
  latitude: number
  longitude: number
  precision: Precision
  postcode?: string | undefined
  city?: string | undefined
  district?: string | undefined
}

/** Asks a service for an address; undefined where it knows no such place. Fails when it cannot be asked. */
export type Geocode = (address: Address) => Promise<FoundPlace | undefined>

const TIMEOUT_MS = 5_000

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

interface Sources {
  /** What answers where the service has nothing better, or cannot be asked. */
  gazetteer: AddressProvider
  geocode: Geocode
  log: Log
}

/**
 * Checks addresses with the gazetteer and lets a service say more exactly where they are. In Germany postcode and city
 * have to belong together, whatever the service says; elsewhere it has to know the address at least to its postcode.
 */
export function createGeocodedAddresses({ gazetteer, geocode, log }: Sources): AddressProvider {
  async function ask(address: Address): Promise<FoundPlace | 'AWAY' | undefined> {
    try {
      return await geocode(address)
    } catch (error) {
      log.warn({ err: error }, 'The geocoder could not be asked')
      return 'AWAY'
    }
  }

  return {
    async check(given) {
      const known = await gazetteer.check(given)
      const isGerman = given.countryCode === 'DE'
      if (isGerman && !known.valid) return known

      const address = plainAddress({ ...given, city: known.normalized?.city ?? given.city })
      const found = await ask(address)
      if (found === 'AWAY') return known
      if (found && found.precision !== 'CITY') return refined(address, found, isGerman ? known : undefined)
      return isGerman ? known : refused(address, 'street', 'ADDRESS_INVALID')
    },
    async checkPlace(place) {
      // Abroad the service knows more places than the gazetteer does.
      return place.countryCode === 'DE' ? gazetteer.checkPlace(place) : { suggestions: [], problems: [] }
    },
  }
}

/** A house of that name in another postcode may be the one that was meant; what is known for sure stays then. */
function refined(address: Address, found: FoundPlace, known: AddressFinding | undefined): AddressFinding {
  const { postcode = address.postcode, city = address.city, district, precision } = found
  const finding = foundAt({ ...address, ...(district && { district }) }, found, precision)
  if (compact(postcode) === compact(address.postcode)) return finding

  return { ...(known ?? finding), suggestions: suggestionsFor(address, [{ postcode, city }]) }
}

function compact(postcode: string): string {
  return postcode.replace(/[\s-]+/g, '').toUpperCase()
}

/** Asks Google's Geocoding API. */
export function createGoogleGeocoder({ key, url = GOOGLE }: { key: string; url?: string }): Geocode {
  return async (address) => {
    const { status, results = [] } = (await askService(googleUrl(url, address, key))) as Answer
    if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new GeocoderError(`Answered ${status}`)
    const [found] = results
    if (!found) return undefined

    const partOf = (type: string) =>
      found.address_components.find(({ types }) => types.includes(type))?.long_name
    return {
      latitude: found.geometry.location.lat,
      longitude: found.geometry.location.lng,
      precision: googlePrecision(found),
      postcode: partOf('postal_code'),
      city: partOf('locality') ?? partOf('postal_town'),
      district: partOf('sublocality'),
    }
  }
}

function googleUrl(base: string, address: Address, key: string): URL {
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

function googlePrecision({ types, geometry: { location_type: found } }: Result): Precision {
  if (found === 'ROOFTOP') return 'ROOFTOP'
  if (found === 'RANGE_INTERPOLATED' || types.includes('route')) return 'STREET'
  return types.includes('postal_code') ? 'POSTCODE' : 'CITY'
}

/** A failure of an external service. The message contains no URL, which may hold a key, and no address of a user. */
class GeocoderError extends Error {
  override readonly name = 'GeocoderError'
}

/**
 * Reads the JSON behind an address, within five seconds.
 *
 * @throws {GeocoderError}
 */
async function askService(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(url, {
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(({ name }: Error) => {
    throw new GeocoderError(`No answer: ${name}`)
  })
  if (!answer.ok) throw new GeocoderError(`Answered ${answer.status}`)

  return answer.json().catch(() => {
    throw new GeocoderError('Answered something else than JSON')
  })
}
