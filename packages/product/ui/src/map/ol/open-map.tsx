import Feature from 'ol/Feature.js'
import OlMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import View from 'ol/View.js'
import Attribution from 'ol/control/Attribution.js'
import ScaleLine from 'ol/control/ScaleLine.js'
import { circular } from 'ol/geom/Polygon.js'
import { defaults } from 'ol/interaction/defaults.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '../map.module.css'
import { PinButton } from '../pin-button.tsx'
import type { GroupPin, Pin } from '../pins/pin.ts'
import { usePins } from '../pins/use-pins.ts'
import type { Pixels } from '../pins/world-pixels.ts'
import type { LngLat, MapBounds, MapCamera, MapCircle, MapTexts, MapViewProps, StreetMap } from '../types.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import { isPin } from '../is-pin.ts'
import { type BaseData, loadBaseData } from './base-data.ts'
import { baseLayers } from './base-layers.ts'
import { BUNDLED_CREDITS } from './credits.ts'
import { hasStreetsAt } from './streets/street-area.ts'

/** Pins reach beyond their positions: none may begin beneath a control at the upper or the attributions at the lower edge. */
const PADDING_PX = [88, 56, 72, 56]
/** A single flat is not shown closer than this. */
const MAX_FIT_ZOOM = 13.5
const DURATION_MS = 350

/** Germany and Spain fit on one screen. */
const MIN_ZOOM = 4

interface OlPinProps {
  map: OlMap
  at: LngLat
  /** How far from there it is drawn. */
  shift: Pixels
  /** The z-index where pins overlap. */
  depth: number
  children: ReactNode
}

const ZOOM_MS = 220

/** The map without a Google key: OpenLayers with the bundled map or configured tiles. */
export function OpenMap(props: MapViewProps) {
  const host = useRef<HTMLDivElement>(null)
  const { map, sight, markByUser } = useOlMap(host, props)
  const pins = usePins(props.markers, sight, props.activeId)

  const moveTo = (target: { center?: number[]; zoom: number }) => {
    markByUser()
    map?.getView().animate({ ...target, duration: isMotionUnwanted() ? 0 : ZOOM_MS })
  }
  const zoomBy = (step: number) => moveTo({ zoom: (map?.getView().getZoom() ?? 0) + step })
  const zoomInto = ({ lng, lat, zoom }: GroupPin) => moveTo({ center: fromLonLat([lng, lat]), zoom })

  return (
    <section className={styles.root} aria-label={props.texts.label} data-provider="open">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys, + and − move the focused map */}
      <div ref={host} className={styles.host} tabIndex={0} />
      {map &&
        pins.map((pin) => (
          <OlPin key={pin.key} map={map} at={pin} shift={pin.shift} depth={depthOf(pin, props)}>
            <PinButton pin={pin} map={props} onZoom={zoomInto} />
          </OlPin>
        ))}
      {map && <ZoomButtons texts={props.texts} onZoom={zoomBy} />}
    </section>
  )
}

const DEPTH = { cluster: 5, price: 10, dot: 12 } as const

function depthOf({ key, kind }: Pin, { activeId, hoveredId }: MapViewProps): number {
  if (key === activeId) return 30
  if (key === hoveredId) return 20

  return DEPTH[kind]
}

/** Positions its children on the map. */
function OlPin({ map, at: { lng, lat }, shift: { x, y }, depth, children }: OlPinProps) {
  const [element] = useState(() => document.createElement('div'))
  const overlayElement = useRef(element)

  useLayoutEffect(() => {
    const overlay = new Overlay({
      element,
      position: fromLonLat([lng, lat]),
      offset: [x, y],
      positioning: 'center-center',
      stopEvent: false,
    })
    map.addOverlay(overlay)

    return () => {
      map.removeOverlay(overlay)
    }
  }, [map, element, lng, lat, x, y])

  useLayoutEffect(() => {
    const frame = overlayElement.current.parentElement
    if (frame) frame.style.zIndex = String(depth)
  }, [depth])

  return createPortal(children, element)
}

/** What is drawn below the pins. */
interface Ground {
  /** Adopts the language of names. */
  speak: (language: string) => void
}

interface Sight {
  bounds: MapBounds
  zoom: number
}

/** An OpenLayers map in an element: its visible area, and a marker for moves by the user. */
function useOlMap(host: RefObject<HTMLElement | null>, props: MapViewProps) {
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
  const { circle } = props
  const map = new OlMap({
    target,
    view: new View({
      center: [0, 0],
      zoom: 6,
      minZoom: MIN_ZOOM,
      maxZoom: 17,
    }),
    controls: [new Attribution({ collapsible: false }), new ScaleLine({ minWidth: 60 })],
    interactions: defaults({ altShiftDragRotate: false, pinchRotate: false }),
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

/**
 * Adds the background layers: tiles if a URL is configured, else the bundled map, with streets where there are some.
 * `texts` are those of the moment.
 */
function addGround(map: OlMap, props: MapViewProps, texts: () => MapTexts): Ground {
  const { settings, onError } = props
  if (settings.tileUrl) {
    const attributions = settings.tileAttribution ?? undefined
    const source = new XYZ({ url: settings.tileUrl, attributions, crossOrigin: 'anonymous' })
    map.getLayers().insertAt(0, new TileLayer({ source }))
    return { speak: () => undefined }
  }

  // Where the streets have names, those of the bundled map are left out.
  let streets: StreetMap | null = null
  let nameAgain = (): void => undefined
  const hasStreets = (at: readonly number[]) => hasStreetsAt(streets, at, map.getView().getZoom() ?? 0)
  const addLayers = (data: BaseData) => {
    const layers = baseLayers(
      data,
      () => map.getView().getZoom() ?? 0,
      hasStreets,
      (name) => texts().placeName(name),
    )
    nameAgain = () => layers.at(-1)?.changed()
    layers[0]
      ?.getSource()
      ?.setAttributions(() =>
        hasStreets(map.getView().getCenter() ?? [])
          ? BUNDLED_CREDITS
          : [texts().simplified, ...BUNDLED_CREDITS],
      )
    for (const [at, layer] of layers.entries()) map.getLayers().insertAt(at, layer)
  }

  // Pins on an empty background still show relative positions.
  loadBaseData().then(addLayers, (error: unknown) => onError?.(error))
  if (!settings.streets) return { speak: () => nameAgain() }

  const configured = settings.streets
  let speak = (_: string): void => undefined
  const addStreets = async () => {
    const { createStreetLayer } = await import('./streets/street-layer.ts')
    const created = createStreetLayer(configured, texts().language, () => {
      // The bundled map is complete again, and says that it is simplified.
      streets = null
      map.removeLayer(created.layer)
      onError?.(new Error('The street map cannot be loaded'))
    })
    speak = created.speak
    streets = configured
    map.addLayer(created.layer)
  }
  addStreets().catch((error: unknown) => onError?.(error))

  return {
    speak: (language) => {
      nameAgain()
      speak(language)
    },
  }
}

/** A circle with a radius in metres on the ground, and its name in it. */
function circleLayer({ lng, lat, radiusMetres, label }: MapCircle) {
  const area = circular([lng, lat], radiusMetres, 64).transform('EPSG:4326', 'EPSG:3857')

  return new VectorLayer({
    zIndex: 9,
    source: new VectorSource({ features: [new Feature(area)] }),
    style: new Style({
      fill: new Fill({ color: 'rgba(139,30,45,.14)' }),
      stroke: new Stroke({ color: 'rgba(139,30,45,.55)', width: 1.5 }),
      ...(label && {
        text: new Text({
          text: label,
          font: '650 13px "Figtree Variable", sans-serif',
          fill: new Fill({ color: '#6d1420' }),
          stroke: new Stroke({ color: 'rgba(255,255,255,.92)', width: 3 }),
          overflow: true,
        }),
      }),
    }),
  })
}

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

function isMotionUnwanted(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
