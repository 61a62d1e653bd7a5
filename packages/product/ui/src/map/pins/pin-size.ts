import type { MapMarker } from '../types.ts'
import type { Box } from './box-grid.ts'
import type { Pixels } from './world-pixels.ts'

/** The sizes of `pin.module.css`, in pixels at the usual font size. */
const PILL_HEIGHT = 27
const PILL_PADDING = 22
const WIDE_CHARACTER = 8.5
const NARROW_CHARACTER = 4
const HEART = 16
/** What stays free around a pill. */
const GAP = 1
/** What can be pressed of a dot. */
export const DOT_RADIUS = 13
/** Dots closer than this cannot be pressed one by one: a little more than the 24 pixels that a target needs at least. */
export const DOT_REACH = 2 * DOT_RADIUS

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
export function clusterRadius(count: number): number {
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
export function boxOfCircle({ x, y }: Pixels, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** A position after a shift. */
export function moved(at: Pixels, by: Pixels): Pixels {
  return { x: at.x + by.x, y: at.y + by.y }
}
