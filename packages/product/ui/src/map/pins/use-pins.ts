import { useMemo } from 'react'
import type { MapBounds, MapMarker } from '../types.ts'
import { type Box, createBoxGrid } from './box-grid.ts'
import type { Pin, PricePin } from './pin.ts'
import { type Pixels, toWorldPixels } from './world-pixels.ts'

const MAX_ZOOM = 17
/** Two prices have room at this distance. */
const APART_PX = 60
/** One press zooms in by no more levels. */
const MAX_STEPS = 4
/** A price touches its position: centred on it, or with an edge or a corner at it. */
const PILL_SHIFTS = [0, 1, -1].flatMap((x) => [0, -1, 1].map((y) => ({ x: x / 2, y: y / 2 })))
/** So near that the random shift of public positions is larger: prices of one house stack up. */
const STACK_ZOOM = 16
const STACKED_SHIFTS = Array.from({ length: 12 }, (_, at) => [
  { x: 0, y: -1 - at },
  { x: 0, y: 1 + at },
]).flat()

/** Rounding errors of a pan must not place the pins again. */
const ZOOM_STEPS = 20
/** A pin beyond the edge whose price reaches into the map. */
const EDGE_PX = 48
/** The root font size for which the sizes of the pins are given. */
const USUAL_FONT_PX = 14

interface Sight {
  bounds: MapBounds
  zoom: number
}

/** A cluster or a dot that flats can be added to. */
interface Gathered {
  readonly kind: 'cluster' | 'dot'
  /** Its first flat, or the server's cluster. */
  readonly at: MapMarker
  readonly shift: Pixels
  readonly markers: MapMarker[]
  /** Flats of the server's clusters. */
  count: number
}

/** The position of a marker in world pixels. */
type Positions = (marker: MapMarker) => Pixels

interface DotGround {
  positionOf: Positions
  clusters: readonly Gathered[]
  /** The clusters, and the boxes of the prices. */
  taken: ReturnType<typeof createBoxGrid<Gathered | Box>>
}

/** Without a shift. */
const HERE: Pixels = { x: 0, y: 0 }
/** Places around a position among many prices, the nearest first: a dot would cover a part of a price otherwise. */
const RINGS: readonly Pixels[] = [40, 60, 80, 110, 140, 180].flatMap((radius) =>
  Array.from({ length: 16 }, (_, at) => ({
    x: radius * Math.cos((at * Math.PI) / 8),
    y: radius * Math.sin((at * Math.PI) / 8),
  })),
)
/** A flat between prices joins a dot at most so far away, in pixels, before it covers a price. */
const FAR_REACH = 200

/** The sizes of `pin.module.css`, in pixels at the usual font size. */
const PILL_HEIGHT = 27
const PILL_PADDING = 22
const WIDE_CHARACTER = 8.5
const NARROW_CHARACTER = 4
const HEART = 16
/** What stays free around a pill. */
const GAP = 1
/** What can be pressed of a dot. */
const DOT_RADIUS = 13
/** Dots closer than this cannot be pressed one by one: a little more than the 24 pixels that a target needs at least. */
const DOT_REACH = 2 * DOT_RADIUS

/** The pins to draw in the visible area. */
export function usePins(
  markers: readonly MapMarker[],
  sight: Sight | undefined,
  activeId?: string,
): readonly Pin[] {
  // Rounded down: on the screen the distances are at least those of the placing.
  const zoom = sight && Math.floor(sight.zoom * ZOOM_STEPS) / ZOOM_STEPS
  const pins = useMemo(
    () => (zoom === undefined ? [] : placePins(markers, { zoom, activeId, scale: fontScale() })),
    [markers, zoom, activeId],
  )
  const bounds = sight?.bounds

  return useMemo(
    () => (bounds && zoom !== undefined ? pins.filter((pin) => isVisible(pin, bounds, zoom)) : []),
    [pins, bounds, zoom],
  )
}

function fontScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Number.isFinite(size) && size > 0 ? size / USUAL_FONT_PX : 1
}

function isVisible(pin: Pin, { north, east, south, west }: MapBounds, zoom: number): boolean {
  const { x, y } = toWorldPixels(pin, zoom)
  const start = toWorldPixels({ lng: west, lat: north }, zoom)
  const end = toWorldPixels({ lng: east, lat: south }, zoom)

  return x >= start.x - EDGE_PX && x <= end.x + EDGE_PX && y >= start.y - EDGE_PX && y <= end.y + EDGE_PX
}

interface Placing {
  zoom: number
  /** This flat gets a price first. */
  activeId?: string | undefined
  /** The font size, as a factor of the usual one. */
  scale?: number
}

/**
 * Places all flats: no two prices overlap, and a flat without a place for its price is a dot or in one. The result
 * depends on the zoom, not on the visible area, so it stays while the map is panned; the first markers have the first
 * choice. Its cost is linear.
 */
export function placePins(markers: readonly MapMarker[], { zoom, activeId, scale = 1 }: Placing): Pin[] {
  const positions = new Map(markers.map((marker) => [marker, toWorldPixels(marker, zoom)]))
  const positionOf = (marker: MapMarker) => positions.get(marker) ?? toWorldPixels(marker, zoom)
  const flats = inOrder(markers.filter((marker) => countOf(marker) === 1))
  const clusters = placeClusters(markers, positionOf)
  const shifts = zoom < STACK_ZOOM ? PILL_SHIFTS : [...PILL_SHIFTS, ...STACKED_SHIFTS]
  const place = (ordered: readonly MapMarker[]) =>
    placePrices(ordered, { positionOf, clusters, scale, shifts })

  const placed = place(flats)
  const active = placed.left.find(({ id }) => id === activeId)
  const { prices, left, taken } = active ? place([active, ...flats.filter((one) => one !== active)]) : placed
  const gathered = gatherDots(left, { positionOf, clusters, taken })

  return [...prices, ...gathered.map((one) => toPin(one, zoom, positionOf))]
}

function countOf({ count = 1 }: MapMarker): number {
  return count
}

/** Favourites first; then in the given order. */
function inOrder(flats: readonly MapMarker[]): readonly MapMarker[] {
  return [...flats.filter((one) => one.isFavourite), ...flats.filter((one) => !one.isFavourite)]
}

/** The server's clusters. Those that overlap become one. */
function placeClusters(markers: readonly MapMarker[], positionOf: Positions): Gathered[] {
  const grid = createBoxGrid<Gathered>()
  const clusters: Gathered[] = []
  for (const marker of markers) {
    const count = countOf(marker)
    if (count === 1) continue
    const box = boxOfCircle(positionOf(marker), clusterRadius(count))
    const hit = grid.find(box)
    if (hit) {
      hit.count += count
      continue
    }
    const cluster: Gathered = { kind: 'cluster', at: marker, shift: HERE, markers: [], count }
    clusters.push(cluster)
    grid.add(box, cluster)
  }

  return clusters
}

interface Ground {
  positionOf: Positions
  clusters: readonly Gathered[]
  scale: number
}

/** Each flat in turn gets its price where it covers the fewest others. */
function placePrices(flats: readonly MapMarker[], ground: Ground & { shifts: readonly Pixels[] }) {
  const { positionOf, clusters, scale, shifts } = ground
  const positions = createBoxGrid<MapMarker>()
  for (const marker of flats) positions.add(boxOfCircle(positionOf(marker), 0), marker)
  const taken = createBoxGrid<Gathered | Box>()
  for (const one of clusters) taken.add(boxOfCircle(positionOf(one.at), clusterRadius(one.count)), one)
  const prices: PricePin[] = []
  const left: MapMarker[] = []

  for (const marker of flats) {
    const size = pillSize(marker, scale)
    const boxOf = (shift: Pixels) => boxAround(moved(positionOf(marker), shift), size)
    const ways = shifts.map(({ x, y }) => ({ x: x * size.x, y: y * size.y }))
    const shift = least(
      ways.filter((way) => !taken.find(boxOf(way))),
      (way) => positions.count(boxOf(way)),
    )
    if (!shift) {
      left.push(marker)
      continue
    }
    taken.add(boxOf(shift), boxOf(shift))
    prices.push({ kind: 'price', key: marker.id, lng: marker.lng, lat: marker.lat, shift, marker })
  }

  return { prices, left, taken }
}

function toPin({ kind, at, shift, markers, count }: Gathered, zoom: number, positionOf: Positions): Pin {
  const place = { key: at.id, lng: at.lng, lat: at.lat, shift, markers }
  if (kind === 'cluster') {
    return { ...place, kind, count: count + markers.length, zoom: Math.min(MAX_ZOOM, Math.round(zoom) + 2) }
  }
  const farthest = Math.max(...markers.map((one) => distance(positionOf(at), positionOf(one))))
  const closer = Math.min(MAX_STEPS, Math.max(1, Math.log2(APART_PX / Math.max(farthest, 1))))

  return { ...place, kind, zoom: Math.min(MAX_ZOOM, zoom + closer) }
}

function distance(one: Pixels, other: Pixels): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The first with the least cost. */
function least<T>(values: readonly T[], costOf: (value: T) => number): T | undefined {
  const costs = values.map(costOf)
  return values[costs.indexOf(Math.min(...costs))]
}

/**
 * The clusters, and dots for the flats without a price: beside the price that covers their position. Dots too close
 * to be pressed one by one become one.
 */
function gatherDots(left: readonly MapMarker[], { positionOf, clusters, taken }: DotGround): Gathered[] {
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

/** The width and height of a price. Estimated, slightly too large: measuring would draw it first. */
export function pillSize({ label, isFavourite }: MapMarker, scale: number): Pixels {
  const text = [...label].reduce((width, letter) => width + widthOf(letter), 0)
  return {
    x: (PILL_PADDING + text + (isFavourite ? HEART : 0)) * scale,
    y: PILL_HEIGHT * scale,
  }
}

function widthOf(letter: string): number {
  return /[\s.,’]/u.test(letter) ? NARROW_CHARACTER : WIDE_CHARACTER
}

/** The radius of the server's cluster. */
function clusterRadius(count: number): number {
  if (count > 99) return 27
  return count > 9 ? 23 : 19
}

/** The box of a size around a position. */
export function boxAround({ x, y }: Pixels, size: Pixels, gap = GAP): Box {
  return {
    left: x - size.x / 2 - gap,
    right: x + size.x / 2 + gap,
    top: y - size.y / 2 - gap,
    bottom: y + size.y / 2 + gap,
  }
}

/** The square around a circle. */
function boxOfCircle({ x, y }: Pixels, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** A position after a shift. */
function moved(at: Pixels, by: Pixels): Pixels {
  return { x: at.x + by.x, y: at.y + by.y }
}
