import { useEffect, useRef, useState } from 'react'
import type { MapBounds, MapCamera, MapViewProps } from '../types.ts'

interface Sight {
  bounds: MapBounds
  zoom: number
}

/** Where a Google map looks, and what it has to be told so that we know. */
export function useGoogleSight(props: MapViewProps) {
  const map = useRef<google.maps.Map>(null)
  const [sight, setSight] = useState<Sight>()
  const byUser = useRef(false)
  const markByUser = () => {
    byUser.current = true
  }
  const { camera, onBoundsChange } = props

  useEffect(() => {
    if (!map.current) return
    // A key or a wheel that moved nothing must not make our own move look like theirs.
    byUser.current = false
    look(map.current, camera)
  }, [camera])

  const handlers = {
    onLoad: (loaded: google.maps.Map) => {
      map.current = loaded
      look(loaded, camera)
    },
    onDragEnd: markByUser,
    onIdle: () => {
      const seen = map.current && sightOf(map.current)
      if (!seen) return

      setSight(seen)
      onBoundsChange?.(seen.bounds, byUser.current)
      byUser.current = false
    },
  }

  /** Google tells of dragging only: the other ways to move a map are heard before it hears them. */
  const gestures = {
    onWheelCapture: markByUser,
    onKeyDownCapture: markByUser,
    onDoubleClickCapture: markByUser,
    onTouchMoveCapture: markByUser,
  }

  return { map, sight, handlers, gestures, markByUser }
}

function look(map: google.maps.Map, camera: MapCamera) {
  if ('bounds' in camera) {
    map.fitBounds(camera.bounds, camera.margin)
    return
  }

  map.setCenter({ lng: camera.lng, lat: camera.lat })
  map.setZoom(camera.zoom)
}

function sightOf(map: google.maps.Map): Sight | undefined {
  const bounds = map.getBounds()
  if (!bounds) return undefined
  const northEast = bounds.getNorthEast()
  const southWest = bounds.getSouthWest()

  return {
    bounds: {
      north: northEast.lat(),
      east: northEast.lng(),
      south: southWest.lat(),
      west: southWest.lng(),
    },
    zoom: map.getZoom() ?? 0,
  }
}
