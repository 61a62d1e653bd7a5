import Attribution from 'ol/control/Attribution.js'
import ScaleLine from 'ol/control/ScaleLine.js'
import { defaults } from 'ol/interaction/defaults.js'
import OlMap from 'ol/Map.js'
import { transformExtent } from 'ol/proj.js'
import View from 'ol/View.js'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isPin } from '../is-pin.ts'
import type { MapBounds, MapViewProps } from '../types.ts'
import { addGround, type Ground } from './add-ground.ts'
import { circleLayer } from './circle-layer.ts'
import { look } from './look.ts'

/** Germany and Spain fit on one screen. */
const MIN_ZOOM = 4

export interface Sight {
  bounds: MapBounds
  zoom: number
}

/** An OpenLayers map in an element: its visible area, and a marker for moves by the user. */
export function useOlMap(host: RefObject<HTMLElement | null>, props: MapViewProps) {
  const [map, setMap] = useState<OlMap>()
  const [sight, setSight] = useState<Sight>()
  const latest = useRef(props)
  const byUser = useRef(false)
  const ground = useRef<Ground>(undefined)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    const target = host.current
    if (!target) return
    const created = createMap(target, latest.current)
    ground.current = addGround(created, latest.current, () => latest.current.texts)
    const markByUser = () => {
      byUser.current = true
    }
    created.on('pointerdrag', markByUser)
    created.on('click', ({ originalEvent }) => {
      if (!isPin(originalEvent.target)) latest.current.onGroundClick?.()
    })
    created.getViewport()?.addEventListener('wheel', markByUser, { passive: true })
    target.addEventListener('keydown', markByUser)
    created.on('moveend', () => {
      const seen = sightOf(created)
      setSight(seen)
      latest.current.onBoundsChange?.(seen.bounds, byUser.current)
      byUser.current = false
    })
    // OpenLayers reports moves from its second frame on. With cached data there would be only one.
    created.once('rendercomplete', () => created.render())
    setMap(created)

    return () => created.setTarget(undefined)
  }, [host])

  const { camera } = props
  useEffect(() => {
    if (!map) return
    // A key or a wheel event that moved nothing must not mark our next move as the user's.
    byUser.current = false
    look(map, camera)
  }, [map, camera])

  const { texts } = props
  useEffect(() => {
    ground.current?.speak(texts.language)
    // The attributions are read again with the next frame.
    map?.render()
  }, [map, texts])

  const markByUser = () => {
    byUser.current = true
  }

  return { map, sight, markByUser }
}

function createMap(target: HTMLElement, props: MapViewProps): OlMap {
  const { circle, interactive = true } = props
  const map = new OlMap({
    target,
    view: new View({
      center: [0, 0],
      zoom: 6,
      minZoom: MIN_ZOOM,
      maxZoom: 17,
    }),
    controls: [new Attribution({ collapsible: false }), new ScaleLine({ minWidth: 60 })],
    interactions: interactive ? defaults({ altShiftDragRotate: false, pinchRotate: false }) : [],
  })
  if (circle) map.addLayer(circleLayer(circle))

  return map
}

function sightOf(map: OlMap): Sight {
  const view = map.getView()
  const extent = transformExtent(view.calculateExtent(map.getSize()), 'EPSG:3857', 'EPSG:4326')
  const [west = 0, south = 0, east = 0, north = 0] = extent

  return { bounds: { north, east, south, west }, zoom: view.getZoom() ?? 0 }
}
