import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import type { MapMarker } from './types.ts'
import { useClusters } from './use-clusters.ts'

const ZOOM = 11
const WEST = { north: 52.7, east: 13.5, south: 52.3, west: 13.1 }
/** The same area of the map, panned by a quarter of its width. */
const EAST = { ...WEST, west: 13.2, east: 13.6 }

/** Flats on a spiral around Berlin: spread out and irregular. */
const FLATS: MapMarker[] = Array.from({ length: 400 }, (_, at) => ({
  id: String(at),
  lng: 13.35 + 0.25 * Math.sqrt(at / 400) * Math.cos(at * 2.4),
  lat: 52.5 + 0.15 * Math.sqrt(at / 400) * Math.sin(at * 2.4),
  label: '',
  ariaLabel: '',
}))

const within = ({ west, east }: typeof WEST) => FLATS.filter(({ lng }) => lng >= west && lng <= east)

function renderClusters() {
  return renderHook(({ markers, bounds }) => useClusters(markers, bounds, ZOOM), {
    initialProps: { markers: within(WEST), bounds: WEST },
  })
}

/** Clusters far from the edges of both areas: those at an edge may gain flats that come into view. */
const inner = (pins: ReturnType<typeof useClusters>) =>
  pins
    .filter(({ kind, lng }) => kind === 'cluster' && lng > 13.27 && lng < 13.43)
    .map(({ key }) => key)
    .toSorted()

test('groups stay where they are, and the same buttons, while the map moves', () => {
  const { result, rerender } = renderClusters()
  const before = inner(result.current)

  // Known clusters first, new ones after them.
  const seen = new Set(within(WEST).map(({ id }) => id))
  rerender({ markers: [...within(WEST), ...within(EAST).filter(({ id }) => !seen.has(id))], bounds: EAST })

  expect(before.length).toBeGreaterThan(5)
  expect(inner(result.current)).toEqual(before)
})

test.each([10.3, 10.6, 11.2, 11.65])('at zoom %d, what stands apart on the screen stays apart', (zoom) => {
  const degreesOf = (pixels: number) => (pixels * 360) / (256 * 2 ** zoom)
  const besideEachOther = (pixels: number): MapMarker[] =>
    [0, degreesOf(pixels)].map((east, id) => ({
      id: String(id),
      lng: 13.3 + east,
      lat: 52.5,
      label: '',
      ariaLabel: '',
    }))
  const countOf = (markers: MapMarker[]) =>
    renderHook(() => useClusters(markers, WEST, zoom)).result.current.length

  expect([countOf(besideEachOther(60)), countOf(besideEachOther(35))]).toEqual([2, 1])
})
