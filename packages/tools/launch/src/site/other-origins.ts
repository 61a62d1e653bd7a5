import type { Origins } from '@domizil/gateway'
import type { Config } from '../config/config.ts'
import { mapOriginsOf } from './map-origins.ts'

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
