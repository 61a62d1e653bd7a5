import type { PublicConfig } from '@domizil/shell-api'
import type { Config, GeocoderSource } from '../config/config.ts'

/** The part of the configuration that every visitor may read. */
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

/** Whose it is, never the key to it. */
function publicGeocoder(source: GeocoderSource | null): PublicConfig['geocoder'] {
  if (source?.kind === 'nominatim') return { kind: 'nominatim', host: new URL(source.url).host }
  return source && { kind: 'google' }
}
