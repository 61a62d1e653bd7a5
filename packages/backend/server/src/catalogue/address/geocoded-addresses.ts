import type { Address } from '@domizil/api/schemas'
import { foundAt, plainAddress, refused, suggestionsFor } from './address-finding.ts'
import type { AddressFinding, AddressProvider } from './address-provider.ts'
import type { Log } from '../../foundation/kernel/index.ts'
import type { FoundPlace, Geocode } from './found-place.ts'

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
