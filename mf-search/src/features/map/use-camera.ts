import type { SearchResult } from '@domizil/api'
import type { MapCamera } from '@domizil/ui/map'
import { useState } from 'react'
import type { Point, SearchQuery } from '@domizil/links'

/** Shows the quarters of a city. */
const PLACE_ZOOM = 11
const GERMANY: MapCamera = { bounds: { north: 55.1, east: 15.1, south: 47.2, west: 5.8 } }

interface Look {
  key: string
  camera: MapCamera
}

/**
 * The camera of the map: around all results of a new query, or at the place without any. It does not change while the
 * user moves the map or turns pages.
 */
export function useCamera(
  query: SearchQuery,
  result: SearchResult | undefined,
  emptyPlace?: Point,
): MapCamera {
  const key = cameraKeyOf(query)
  const [look, setLook] = useState<Look>(() => ({
    key: '',
    camera: query.bounds ? { bounds: query.bounds, margin: 0 } : GERMANY,
  }))

  const found = cameraOn(result, emptyPlace)
  if (look.key !== key && (query.bounds || found))
    setLook({ key, camera: query.bounds ? look.camera : (found ?? look.camera) })

  return look.camera
}

function cameraOn(result: SearchResult | undefined, emptyPlace: Point | undefined): MapCamera | undefined {
  if (result?.bounds) return { bounds: result.bounds }
  return emptyPlace && { lat: emptyPlace.latitude, lng: emptyPlace.longitude, zoom: PLACE_ZOOM }
}

/** The part of a query that moves the camera when it changes: without page, order, view and area. */
function cameraKeyOf({ bounds, page: _page, sort: _sort, view: _view, ...rest }: SearchQuery): string {
  return bounds ? 'area' : JSON.stringify(rest)
}
