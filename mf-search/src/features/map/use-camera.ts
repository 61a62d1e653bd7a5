import type { SearchResult } from '@domizil/contract'
import type { MapCamera } from '@domizil/ui/map'
import { useState } from 'react'
import type { SearchQuery } from '../../lib/search-query.ts'

const GERMANY: MapCamera = { bounds: { north: 55.1, east: 15.1, south: 47.2, west: 5.8 } }

interface Look {
  question: string
  camera: MapCamera
}

/**
 * Where the map looks: around everything that a new question finds. It stays where the reader has moved it, and while
 * pages are turned.
 */
export function useCamera(query: SearchQuery, result: SearchResult | undefined): MapCamera {
  const question = questionOf(query)
  const [look, setLook] = useState<Look>(() => ({
    question: '',
    camera: query.bounds ? { bounds: query.bounds, margin: 0 } : GERMANY,
  }))

  if (look.question !== question && (query.bounds || result?.bounds)) {
    const next = query.bounds ? look.camera : result?.bounds && { bounds: result.bounds }
    setLook({ question, camera: next ?? look.camera })
  }

  return look.camera
}

/** What makes a question new for the map: not its page, its order, its view, nor that somebody moved the map. */
function questionOf({ bounds, page: _page, sort: _sort, isMap: _isMap, ...rest }: SearchQuery): string {
  return bounds ? 'area' : JSON.stringify(rest)
}
