import { tileAddressOf } from '@domizil/gateway'
import type { MapFile } from '@domizil/map-file'
import type { PublicConfig } from '@domizil/shell-api'
import type { Config, GeocoderSource } from '../config/config.ts'

/** How long loading a part of the interface may go without progress; at most four times as long in all. */
const LOAD_TIMEOUT_MS = 15_000

/** The part of the configuration that the browser may see. */
export function publicConfigOf(config: Config, mapFile: MapFile | null): PublicConfig {
  const { productName, publicUrl, environment, company, social, fees, partner, map } = config
  const { analyticsId, readsHeic } = config

  return {
    productName,
    publicUrl,
    environment,
    company,
    social,
    fees,
    partner,
    map: {
      googleKey: map.googleKey,
      tileUrl: map.tileUrl,
      tileAttribution: map.tileAttribution,
      streets: mapFile && streetsOf(mapFile),
    },
    geocoder: publicGeocoder(config.geocoder),
    analyticsId,
    readsHeic,
    loadTimeoutMs: LOAD_TIMEOUT_MS,
  }
}

function streetsOf(mapFile: MapFile): PublicConfig['map']['streets'] {
  const { minZoom, maxZoom, bounds } = mapFile
  return { tileUrl: tileAddressOf(mapFile), minZoom, maxZoom, bounds }
}

/** The kind of geocoder, without its key. */
function publicGeocoder(source: GeocoderSource | null): PublicConfig['geocoder'] {
  if (source?.kind === 'nominatim') return { kind: 'nominatim', host: new URL(source.url).host }
  return source && { kind: 'google' }
}
