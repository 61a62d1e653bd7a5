import type OlMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '../map.module.css'
import { PinButton } from '../pin-button.tsx'
import type { GroupPin, Pin } from '../pins/pin.ts'
import { usePins } from '../pins/use-pins.ts'
import type { Pixels } from '../pins/world-pixels.ts'
import type { LngLat, MapViewProps } from '../types.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import { isMotionUnwanted } from './look.ts'
import { useOlMap } from './use-ol-map.ts'

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
      {/* Arrow keys, + and − move the focused map. */}
      <div ref={host} className={styles.host} tabIndex={props.interactive === false ? undefined : 0} />
      {map &&
        pins.map((pin) => (
          <OlPin key={pin.key} map={map} at={pin} shift={pin.shift} depth={depthOf(pin, props)}>
            <PinButton pin={pin} map={props} onZoom={zoomInto} />
          </OlPin>
        ))}
      {map && props.interactive !== false && <ZoomButtons texts={props.texts} onZoom={zoomBy} />}
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
