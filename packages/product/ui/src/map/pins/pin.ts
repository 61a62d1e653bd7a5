import type { LngLat, MapMarker } from '../types.ts'
import type { Pixels } from './world-pixels.ts'

interface Placed extends LngLat {
  /** The same for the same flat at every zoom, so that its button keeps the focus. */
  readonly key: string
  /** How far from its position the pin is drawn, in pixels. */
  readonly shift: Pixels
}

/** A flat with its price. */
export interface PricePin extends Placed {
  readonly kind: 'price'
  readonly marker: MapMarker
}

/** Flats whose prices have no place: a dot, with their number if they are several. */
export interface DotPin extends Placed {
  readonly kind: 'dot'
  readonly markers: readonly MapMarker[]
  /** The zoom at which they stand apart. */
  readonly zoom: number
}

/** Flats that the server has grouped. */
export interface ClusterPin extends Placed {
  readonly kind: 'cluster'
  readonly count: number
  readonly zoom: number
  /** The single flats beneath it, which `count` contains. */
  readonly markers: readonly MapMarker[]
}

/** What is drawn on the map. */
export type Pin = PricePin | DotPin | ClusterPin

/** Several flats. */
export type GroupPin = DotPin | ClusterPin

/** How many flats it stands for. */
export function countOf(pin: Pin): number {
  if (pin.kind === 'price') return 1
  return pin.kind === 'dot' ? pin.markers.length : pin.count
}
