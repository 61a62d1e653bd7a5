import type { MapMarker } from '../types.ts'
import { type Box, createBoxGrid } from './box-grid.ts'
import { boxOfCircle, DOT_RADIUS, DOT_REACH, moved } from './pin-size.ts'
import type { Pixels } from './world-pixels.ts'

/** A cluster or a dot that flats can be added to. */
export interface Gathered {
  readonly kind: 'cluster' | 'dot'
  /** Its first flat, or the server's cluster. */
  readonly at: MapMarker
  readonly shift: Pixels
  readonly markers: MapMarker[]
  /** Flats of the server's clusters. */
  count: number
}

/** The position of a marker in world pixels. */
export type Positions = (marker: MapMarker) => Pixels

interface Ground {
  positionOf: Positions
  clusters: readonly Gathered[]
  /** The clusters, and the boxes of the prices. */
  taken: ReturnType<typeof createBoxGrid<Gathered | Box>>
}

/** Without a shift. */
export const HERE: Pixels = { x: 0, y: 0 }
/** Places around a position among many prices, the nearest first: a dot would cover a part of a price otherwise. */
const RINGS: readonly Pixels[] = [40, 60, 80, 110, 140, 180].flatMap((radius) =>
  Array.from({ length: 16 }, (_, at) => ({
    x: radius * Math.cos((at * Math.PI) / 8),
    y: radius * Math.sin((at * Math.PI) / 8),
  })),
)
/** A flat between prices joins a dot at most so far away, in pixels, before it covers a price. */
const FAR_REACH = 200

/**
 * The clusters, and dots for the flats without a price: beside the price that covers their position. Dots too close
 * to be pressed one by one become one.
 */
export function gatherDots(left: readonly MapMarker[], { positionOf, clusters, taken }: Ground): Gathered[] {
  const dots = createBoxGrid<Gathered>()
  const gathered = [...clusters]
  const priceAt = (at: Pixels) => {
    const hit = taken.find(boxOfCircle(at, DOT_RADIUS))
    return hit && !isGathered(hit) ? hit : undefined
  }
  const groupAt = (at: Pixels, reach: number) => {
    const hit = dots.find(boxOfCircle(at, reach / 2)) ?? taken.find(boxOfCircle(at, DOT_RADIUS))
    return hit && isGathered(hit) ? hit : undefined
  }

  for (const marker of left) {
    const at = positionOf(marker)
    const ways = [HERE, ...waysOut(at, priceAt(at)), ...RINGS]
    const free = ways.find((way) => !priceAt(moved(at, way)))
    const group = groupAt(moved(at, free ?? HERE), free ? DOT_REACH : FAR_REACH)
    if (group) {
      group.markers.push(marker)
      continue
    }
    const shift = free ?? HERE
    const dot: Gathered = { kind: 'dot', at: marker, shift, markers: [marker], count: 0 }
    gathered.push(dot)
    dots.add(boxOfCircle(moved(at, shift), DOT_REACH / 2), dot)
  }

  return gathered
}

/** From a position to all sides and corners of the box that covers it, the nearest first. */
function waysOut({ x, y }: Pixels, box: Box | undefined): Pixels[] {
  if (!box) return []
  const [west, east] = [box.left - DOT_RADIUS - x, box.right + DOT_RADIUS - x]
  const [north, south] = [box.top - DOT_RADIUS - y, box.bottom + DOT_RADIUS - y]
  const ways = [0, west, east].flatMap((byX) => [0, north, south].map((byY) => ({ x: byX, y: byY })))

  return ways.slice(1).toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
}

function isGathered(value: Gathered | Box): value is Gathered {
  return 'markers' in value
}
