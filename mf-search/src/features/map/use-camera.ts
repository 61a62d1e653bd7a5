import type { SearchResult } from '@domizil/api'
import type { MapCamera } from '@domizil/ui/map'
import { useState } from 'react'
import type { Point, SearchQuery } from '@domizil/links'

/** Near enough to tell one quarter from another. */
const PLACE_ZOOM = 11
const GERMANY: MapCamera = { bounds: { north: 55.1, east: 15.1, south: 47.2, west: 5.8 } }

interface Look {
  question: string
  camera: MapCamera
}

/**
 * Where the map looks: around everything that a new question finds, or at the place where it finds nothing. It stays where
 * the reader has moved it, and while pages are turned.
 */
export function useCamera(
  query: SearchQuery,
  result: SearchResult | undefined,
  emptyPlace?: Point,
): MapCamera {
  const question = questionOf(query)
  const [look, setLook] = useState<Look>(() => ({
    question: '',
    camera: query.bounds ? { bounds: query.bounds, margin: 0 } : GERMANY,
  }))

  const found = cameraOn(result, emptyPlace)
  if (look.question !== question && (query.bounds || found))
    setLook({ question, camera: query.bounds ? look.camera : (found ?? look.camera) })

  return look.camera
}

function cameraOn(result: SearchResult | undefined, emptyPlace: Point | undefined): MapCamera | undefined {
  if (result?.bounds) return { bounds: result.bounds }
  return emptyPlace && { lat: emptyPlace.latitude, lng: emptyPlace.longitude, zoom: PLACE_ZOOM }
}

/** What makes a question new for the map: not its page, its order, its view, nor that somebody moved the map. */
function questionOf({ bounds, page: _page, sort: _sort, view: _view, ...rest }: SearchQuery): string {
  return bounds ? 'area' : JSON.stringify(rest)
}
