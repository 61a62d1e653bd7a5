import type { LngLat } from '../types.ts'

/** A position or a distance on the screen. */
export interface Pixels {
  x: number
  y: number
}

const TILE_PX = 256
/** Where the map ends: Mercator's projection has no poles. */
const MAX_LATITUDE = 85.06

/** A position in pixels from the north-west corner of the earth, at a zoom. */
export function toWorldPixels({ lng, lat }: LngLat, zoom: number): Pixels {
  const size = TILE_PX * 2 ** zoom
  const latitude = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180

  return {
    x: ((lng + 180) / 360) * size,
    y: (0.5 - Math.asinh(Math.tan(latitude)) / (2 * Math.PI)) * size,
  }
}
