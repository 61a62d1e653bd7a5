import { useMemo } from 'react'
import type { MapBounds, MapMarker } from '../types.ts'
import type { Pin } from './pin.ts'
import { placePins } from './place-pins.ts'
import { toWorldPixels } from './world-pixels.ts'

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
