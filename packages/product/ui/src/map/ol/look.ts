import type OlMap from 'ol/Map.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import type { MapCamera } from '../types.ts'

/** Pins reach beyond their positions: none may begin beneath a control at the upper or the attributions at the lower edge. */
const PADDING_PX = [88, 56, 72, 56]
/** A single flat is not shown closer than this. */
const MAX_FIT_ZOOM = 13.5
const DURATION_MS = 350

/** Moves the map to the camera: without animation at first, animated later. */
export function look(map: OlMap, camera: MapCamera): void {
  const view = map.getView()
  const duration = map.get('hasLooked') === true && !isMotionUnwanted() ? DURATION_MS : 0
  map.set('hasLooked', true)

  if ('zoom' in camera) {
    view.animate({ center: fromLonLat([camera.lng, camera.lat]), zoom: camera.zoom, duration })
    return
  }

  const { west, south, east, north } = camera.bounds
  const { margin } = camera
  view.fit(transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857'), {
    padding: margin === undefined ? PADDING_PX : [margin, margin, margin, margin],
    maxZoom: MAX_FIT_ZOOM,
    duration,
  })
}

export function isMotionUnwanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
