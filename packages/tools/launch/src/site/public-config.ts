import type { PublicConfig } from '@domizil/shell-api'
import type { Config, GeocoderSource } from '../config/config.ts'

/** The part of the configuration that the browser may see. */
export function publicConfigOf(config: Config): PublicConfig {
  const { productName, publicUrl, environment, company, social, fees, partner, map } = config
  const { analyticsId, loadTimeoutMs } = config

  return {
    productName,
    publicUrl,
    environment,
    company,
    social,
    fees,
    partner,
    map,
    geocoder: publicGeocoder(config.geocoder),
    analyticsId,
    loadTimeoutMs,
  }
}

/** The kind of geocoder, without its key. */
function publicGeocoder(source: GeocoderSource | null): PublicConfig['geocoder'] {
  if (source?.kind === 'nominatim') return { kind: 'nominatim', host: new URL(source.url).host }
  return source && { kind: 'google' }
}
