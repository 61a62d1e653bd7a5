import type { Address } from '@domizil/api/schemas'
import type { Precision } from './address-provider.ts'

/** Where a service has found an address. */
export interface FoundPlace {
  latitude: number
  longitude: number
  precision: Precision
  postcode?: string | undefined
  city?: string | undefined
  district?: string | undefined
}

/** Asks a service for an address; undefined where it knows no such place. Fails when it cannot be asked. */
export type Geocode = (address: Address) => Promise<FoundPlace | undefined>
