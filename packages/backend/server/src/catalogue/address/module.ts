import { addPlaceRoutes } from './place-routes.ts'
import { refuseAddress } from './address-refusals.ts'

export { createGeocodedAddresses } from './geocoded-addresses.ts'
export { createGeocoder, type GeocoderConfig } from './geocoder.ts'
export { createPlaceService, type PlaceService } from './place-service.ts'

/** Places and addresses. */
export const addressModule = {
  routes: [addPlaceRoutes],
  refusals: refuseAddress.table,
}
