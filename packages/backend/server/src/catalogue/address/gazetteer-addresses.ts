import { createHash } from 'node:crypto'
import type { Address } from '@domizil/api/schemas'
import { foundAt, pinOf, plainAddress, refused } from './address-finding.ts'
import type { AddressFinding, AddressProvider } from './address-provider.ts'
import { findCity } from './gazetteer.ts'
import { offsetPosition, type Position } from './distance.ts'
import { isSamePlace } from './normalize-place-name.ts'
import { germanPostcodes, type PostcodePlace } from './german-postcodes.ts'

const MAX_NEAREST = 5
/** Less than what the middle of a postcode is wrong by anyway. */
const MAX_SHIFT_METRES = 600
const NO_HOUSE = { street: '', houseNumber: '', languageTag: '' }

/**
 * Checks addresses with nothing but the bundled gazetteer: in Germany the postcode against the city, elsewhere the
 * city, where the owner has to place the pin.
 */
export function createGazetteerAddresses(): AddressProvider {
  async function check(given: Address): Promise<AddressFinding> {
    const address = plainAddress(given)
    return address.countryCode === 'DE' ? checkGerman(address) : checkAbroad(address)
  }

  return {
    check,
    async checkPlace(place) {
      const { suggestions, problems } = await check({ ...NO_HOUSE, ...place })
      // Where a pin is needed the place is known.
      return { suggestions, problems: problems.filter(({ code }) => code !== 'PIN_NEEDED') }
    },
  }
}

function checkGerman(address: Address): AddressFinding {
  const postcodes = germanPostcodes()
  const place = postcodes.find(address.postcode)
  const ofCity = postcodes.of(address.city)
  if (!place) {
    return refused(address, 'postcode', 'POSTCODE_UNKNOWN', nearest(ofCity, address.postcode))
  }

  // A village that shares its postcode with a town is in no list: then the postcode alone has to do.
  const isElsewhere = ofCity.length > 0 && !isSamePlace(place.city, address.city)
  if (isElsewhere) {
    const meant = [place, ...nearest(ofCity, address.postcode)]
    return refused(address, 'city', 'POSTCODE_AND_CITY_DIFFER', meant)
  }

  const city = isSamePlace(place.city, address.city) ? place.city : address.city
  return foundAt({ ...address, city }, shifted(place, address), 'POSTCODE')
}

async function checkAbroad(address: Address): Promise<AddressFinding> {
  const place = await findCity(address.city, address.countryCode)
  if (!place) return { ...refused(address, 'city', 'CITY_UNKNOWN'), precision: 'CITY' }
  // By the name under which it is searched for.
  const city = place.name
  if (pinOf(address)) return foundAt({ ...address, city }, place, 'CITY')

  const { latitude, longitude } = place
  return { ...refused(address, 'latitude', 'PIN_NEEDED'), precision: 'CITY', latitude, longitude }
}

/** The places whose postcodes are written most alike. */
function nearest(places: PostcodePlace[], postcode: string): PostcodePlace[] {
  const difference = (place: PostcodePlace) => Math.abs(Number(place.postcode) - Number(postcode))
  return places.toSorted((one, other) => difference(one) - difference(other)).slice(0, MAX_NEAREST)
}

/** The same house always stands at the same spot, and two houses of a postcode never on one another. */
function shifted(place: Position, { street, houseNumber, postcode }: Address): Position {
  const hash = createHash('sha256').update(`${street}|${houseNumber}|${postcode}`.toLowerCase()).digest()
  const share = (offset: number) => hash.readUInt32BE(offset) / 2 ** 32

  return offsetPosition(place, MAX_SHIFT_METRES * Math.sqrt(share(0)), 2 * Math.PI * share(4))
}
