import { useMemo } from 'react'
import Supercluster from 'supercluster'
import type { LngLat, MapBounds, MapMarker } from './types.ts'

/** Pins closer than this on the screen would overlap. */
const RADIUS_PX = 46
const TILE_PX = 256
/** From this zoom on nothing is clustered. */
const MAX_CLUSTER_ZOOM = 16

export type Pin =
  | (LngLat & { kind: 'marker'; key: string; marker: MapMarker })
  | (LngLat & { kind: 'cluster'; key: string; count: number; zoom: number; holds: (id: string) => boolean })

/** The pins for an area of the map: overlapping markers are merged into a cluster with their number. */
export function useClusters(
  markers: readonly MapMarker[],
  bounds: MapBounds | undefined,
  zoom: number,
): readonly Pin[] {
  // Supercluster has whole zoom levels. Half a level is precise enough for clusters.
  const half = Math.round(zoom * 2) / 2
  const rest = half - Math.floor(half)
  const index = useMemo(() => indexOf(markers, RADIUS_PX / 2 ** rest), [markers, rest])

  return useMemo(() => (bounds ? pinsOf(index, bounds, half) : []), [index, bounds, half])
}

interface PointProperties {
  marker: MapMarker
}
interface ClusterProperties {
  total: number
}
type Index = Supercluster<PointProperties, ClusterProperties>

function indexOf(markers: readonly MapMarker[], radius: number): Index {
  const index: Index = new Supercluster({
    radius,
    extent: TILE_PX,
    maxZoom: MAX_CLUSTER_ZOOM,
    map: ({ marker }) => ({ total: marker.count ?? 1 }),
    reduce: (sum, { total }) => {
      sum.total += total
    },
  })

  return index.load(
    markers.map((marker) => ({
      type: 'Feature',
      properties: { marker },
      geometry: { type: 'Point', coordinates: [marker.lng, marker.lat] },
    })),
  )
}

function pinsOf(index: Index, { west, south, east, north }: MapBounds, zoom: number): Pin[] {
  const step = Math.floor(zoom)

  return index.getClusters([west, south, east, north], step).map((found) => {
    const [lng = 0, lat = 0] = found.geometry.coordinates
    const { properties } = found
    if ('cluster_id' in properties) {
      const { cluster_id: id, total } = properties
      return {
        kind: 'cluster',
        key: clusterKey(zoom, lng, lat),
        lng,
        lat,
        count: total,
        zoom: index.getClusterExpansionZoom(id) + zoom - step,
        holds: (wanted) => leavesOf(index, id).some(({ marker }) => marker.id === wanted),
      }
    }

    const { marker } = properties
    const at = { lng, lat }
    if (!marker.count || marker.count === 1) return { ...at, kind: 'marker', key: marker.id, marker }
    return {
      ...at,
      kind: 'cluster',
      key: marker.id,
      count: marker.count,
      zoom: Math.round(zoom) + 2,
      holds: () => false,
    }
  })
}

/** The same group of flats has the same key in every view, so that its button keeps the focus while the map moves. */
function clusterKey(zoom: number, lng: number, lat: number): string {
  return `cluster-${zoom}-${lng.toFixed(6)}-${lat.toFixed(6)}`
}

function leavesOf(index: Index, id: number): PointProperties[] {
  return index.getLeaves(id, Infinity).map(({ properties }) => properties)
}
