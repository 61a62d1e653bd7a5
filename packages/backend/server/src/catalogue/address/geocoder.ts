import type { Geocode } from './found-place.ts'
import { createGoogleGeocoder } from './google-geocoder.ts'
import { createNominatimGeocoder } from './nominatim-geocoder.ts'

/** A service that knows houses: Google's, or a Nominatim wherever it runs. */
export type GeocoderConfig = { kind: 'google'; key: string } | { kind: 'nominatim'; url: string }

/** The service that is configured. */
export function createGeocoder(config: GeocoderConfig, productName: string): Geocode {
  return config.kind === 'google'
    ? createGoogleGeocoder(config)
    : createNominatimGeocoder({ ...config, userAgent: `${productName}/1.0` })
}
