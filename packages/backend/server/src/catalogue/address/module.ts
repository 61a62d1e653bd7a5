import { defineRoom } from '../../foundation/kernel/index.ts'
import { refuseAddress } from './address-refusals.ts'

export { createGeocodedAddresses, createGeocoder, type GeocoderConfig } from './geocoder.ts'

/** Addresses. */
export const addressRoom = defineRoom({
  refusals: refuseAddress.table,
})
