import type { Bounds } from '@domizil/api/schemas'

export interface Grid {
  /** Degrees. */
  width: number
  height: number
}

/** The approximate number of grid cells across a map; there are fewer down it. */
export const CELLS_ACROSS = 12
export const CELLS_DOWN = 8
/** The smallest cell: about fifty metres. */
export const SMALLEST_POWER = -11

/**
 * The cells to gather flats in for a map of these bounds. Their sides are powers of two of a degree, so clusters stay
 * where they are while the map is moved, and split in four when it is zoomed.
 */
export function clusterGrid({ north, east, south, west }: Bounds): Grid {
  const across = west <= east ? east - west : east - west + 360

  return { width: powerOfTwo(across / CELLS_ACROSS), height: powerOfTwo((north - south) / CELLS_DOWN) }
}

/** The next power of two above. */
function powerOfTwo(degrees: number): number {
  return 2 ** Math.max(Math.ceil(Math.log2(degrees || Number.MIN_VALUE)), SMALLEST_POWER)
}
