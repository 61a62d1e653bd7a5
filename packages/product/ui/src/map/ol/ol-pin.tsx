import type OlMap from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Pixels } from '../pins/world-pixels.ts'
import type { LngLat } from '../types.ts'

interface OlPinProps {
  map: OlMap
  at: LngLat
  /** How far from there it is drawn. */
  shift: Pixels
  /** The z-index where pins overlap. */
  depth: number
  children: ReactNode
}

/** Positions its children on the map. */
export function OlPin({ map, at: { lng, lat }, shift: { x, y }, depth, children }: OlPinProps) {
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
