import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { CalendarError } from './calendar-error.ts'

/** Tells whether an IP address may be talked to. */
export type AddressRule = (address: string) => boolean

/** How names become addresses: as `dns.lookup` does it, always with all of them. */
export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Public by number, and answered by the host of a machine in the cloud: Azure's agent hands out its secrets there. */
const PROVIDER_ADDRESSES = new Set(['168.63.129.16'])

/** All that has ever been given out of IPv6 (RFC 4291); what lies outside may be another network in disguise. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an address that anybody on the internet could reach: no private network, no loopback, no link-local
 * (which is where clouds keep their credentials), nothing reserved, no address of a cloud provider's host, and none of
 * the disguises of IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const plain = ipaddr.process(address)

  if (PROVIDER_ADDRESSES.has(plain.toString())) return false
  return plain.range() === 'unicast' && (plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_IPV6))
}

/**
 * Looks names up and refuses those with even one address that is not allowed. The connection is made to the very
 * addresses that were checked, so that a name cannot change between the check and the use.
 */
export function guardLookup(isAllowed: AddressRule, resolve: Resolve = lookup): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, [])
      const [first] = addresses
      const areAllowed = addresses.every(({ address }) => isAllowed(address))
      if (!first || !areAllowed) return done(new CalendarError('ADDRESS_REFUSED'), [])

      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })
  }
}
