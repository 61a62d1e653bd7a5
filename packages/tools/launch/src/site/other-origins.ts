import type { Origins } from '@domizil/gateway'
import type { Config, MapSource } from '../config/config.ts'

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com']

/** The external origins of the configured map and analytics; empty without them. */
export function otherOriginsOf({ map, analyticsId }: Pick<Config, 'map' | 'analyticsId'>): Origins {
  const all = [mapOriginsOf(map), ...(analyticsId ? [ANALYTICS] : [])]
  const of = (kind: keyof Origins) => [...new Set(all.flatMap((one) => one[kind]))]

  return {
    scripts: of('scripts'),
    styles: of('styles'),
    fonts: of('fonts'),
    images: of('images'),
    connections: of('connections'),
  }
}

const COUNTERS = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']

/** Those of https://developers.google.com/tag-platform/security/guides/csp, without the ones for advertisements. */
const ANALYTICS: Origins = {
  scripts: ['https://www.googletagmanager.com'],
  styles: [],
  fonts: [],
  images: COUNTERS,
  connections: [...COUNTERS, 'https://*.analytics.google.com'],
}

/**
 * The origins that the configured map loads from, for the content security policy. Google's are those of
 * https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function mapOriginsOf({ googleKey, tileUrl }: MapSource): Origins {
  const google = (...origins: string[]) => (googleKey ? origins : [])
  const tiles = tileUrl ? [new URL(tileUrl).origin] : []

  return {
    scripts: google('https://maps.googleapis.com'),
    styles: google('https://fonts.googleapis.com'),
    fonts: google('https://fonts.gstatic.com'),
    images: [...tiles, ...google(...GOOGLE)],
    connections: [...tiles, ...google(...GOOGLE)],
  }
}
