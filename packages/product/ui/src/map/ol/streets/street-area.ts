import { containsCoordinate } from 'ol/extent.js'
import { transformExtent } from 'ol/proj.js'
import type { StreetMap } from '../../types.ts'

/** Farther away a city is a small rectangle on the bundled map. */
export const STREETS_FROM_ZOOM = 10.9

/** The area with streets, in the projection of the map. */
export function streetExtent({ bounds: { west, south, east, north } }: Pick<StreetMap, 'bounds'>): number[] {
  return transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857')
}

/** Whether streets are drawn at a position, in the projection of the map. */
export function hasStreetsAt(
  streets: Pick<StreetMap, 'bounds'> | null | undefined,
  at: readonly number[],
  zoom: number,
): boolean {
  return (
    streets !== null &&
    streets !== undefined &&
    zoom > STREETS_FROM_ZOOM &&
    containsCoordinate(streetExtent(streets), [...at])
  )
}
