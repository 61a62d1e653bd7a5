import { useEffect, useRef, useState } from 'react'
import { isPin } from '../is-pin.ts'
import type { MapBounds, MapCamera, MapViewProps } from '../types.ts'

interface Sight {
  bounds: MapBounds
  zoom: number
}

/** The visible area of a Google map, and the handlers that track it. */
export function useGoogleSight(props: MapViewProps) {
  const map = useRef<google.maps.Map>(null)
  const [sight, setSight] = useState<Sight>()
  const byUser = useRef(false)
  const markByUser = () => {
    byUser.current = true
  }
  const { camera, onBoundsChange, onGroundClick } = props

  useEffect(() => {
    if (!map.current) return
    // A key or a wheel event that moved nothing must not mark our next move as the user's.
    byUser.current = false
    look(map.current, camera)
  }, [camera])

  const handlers = {
    onLoad: (loaded: google.maps.Map) => {
      map.current = loaded
      look(loaded, camera)
    },
    onDragEnd: markByUser,
    onClick: ({ domEvent }: google.maps.MapMouseEvent) => {
      if (!isPin(domEvent.target)) onGroundClick?.()
    },
    onIdle: () => {
      const seen = map.current && sightOf(map.current)
      if (!seen) return

      setSight(seen)
      onBoundsChange?.(seen.bounds, byUser.current)
      byUser.current = false
    },
  }

  /** Google reports dragging only: other gestures are captured before it handles them. */
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
    map.fitBounds(camera.margin === 0 ? narrowed(camera.bounds) : camera.bounds, camera.margin)
    return
  }

  map.setCenter({ lng: camera.lng, lat: camera.lat })
  map.setZoom(camera.zoom)
}

/** Google has whole zoom levels, and zooms out if the bounds do not fit exactly. */
function narrowed({ north, east, south, west }: MapBounds): MapBounds {
  const [height, width] = [(north - south) / 100, (east - west) / 100]

  return { north: north - height, east: east - width, south: south + height, west: west + width }
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
