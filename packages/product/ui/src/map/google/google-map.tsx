import {
  CircleF,
  GoogleMap,
  type Libraries,
  OverlayView,
  OverlayViewF,
  useLoadScript,
} from '@react-google-maps/api'
import { useEffect, useMemo, useRef, useState } from 'react'
import styles from '../map.module.css'
import type { GroupPin, Pin } from '../pins/pin.ts'
import { usePins } from '../pins/use-pins.ts'
import type { MapBounds, MapCamera, MapViewProps } from '../types.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import { PinButton } from '../pin-button.tsx'
import { isPin } from '../is-pin.ts'

// A constant: a new array would make the library reload its script.
const LIBRARIES: Libraries = []
const AREA = {
  fillColor: '#8b1e2d',
  fillOpacity: 0.14,
  strokeColor: '#8b1e2d',
  strokeOpacity: 0.55,
  strokeWeight: 1.5,
}
const GERMANY = { lng: 10.4, lat: 51.2 }

/** The map with a Google key. Google's markers are deprecated, so pins are overlays. */
export function GoogleMapView(props: MapViewProps) {
  const { settings, circle } = props
  const { isLoaded, loadError } = useLoadScript({
    id: 'google-maps',
    googleMapsApiKey: settings.googleKey ?? '',
    libraries: LIBRARIES,
    version: 'quarterly',
    preventGoogleFontsLoading: true,
    ...(settings.nonce && { nonce: settings.nonce }),
  })
  const { map, sight, handlers, gestures, markByUser } = useGoogleSight(props)
  const pins = usePins(props.markers, sight, props.activeId)
  if (loadError) throw loadError

  const zoomBy = (step: number) => {
    markByUser()
    map.current?.setZoom((map.current.getZoom() ?? 0) + step)
  }
  const zoomInto = ({ lng, lat, zoom }: GroupPin) => {
    markByUser()
    map.current?.panTo({ lng, lat })
    map.current?.setZoom(zoom)
  }

  return (
    <section
      className={styles.root}
      aria-label={props.texts.label}
      data-provider="google"
      aria-busy={!isLoaded}
      {...gestures}
    >
      {isLoaded && (
        <GoogleMap
          mapContainerClassName={styles.host}
          center={GERMANY}
          zoom={6}
          options={{
            disableDefaultUI: true,
            clickableIcons: false,
            gestureHandling: 'greedy',
            keyboardShortcuts: true,
          }}
          {...handlers}
        >
          {circle && <CircleF center={circle} radius={circle.radiusMetres} options={AREA} />}
          {pins.map((pin) => (
            <GooglePin key={pin.key} pin={pin} map={props} onZoom={zoomInto} />
          ))}
        </GoogleMap>
      )}
      {isLoaded && <ZoomButtons texts={props.texts} onZoom={zoomBy} />}
    </section>
  )
}

/** Positions a pin. The position object is memoized: a new one would remount the pin and lose the focus. */
function GooglePin({ pin, map, onZoom }: { pin: Pin; map: MapViewProps; onZoom: (pin: GroupPin) => void }) {
  const { lat, lng, shift } = pin
  const position = useMemo(() => ({ lat, lng }), [lat, lng])

  return (
    <OverlayViewF
      position={position}
      mapPaneName={OverlayView.OVERLAY_MOUSE_TARGET}
      getPixelPositionOffset={(width, height) => ({ x: shift.x - width / 2, y: shift.y - height / 2 })}
    >
      <PinButton pin={pin} map={map} onZoom={onZoom} />
    </OverlayViewF>
  )
}

interface Sight {
  bounds: MapBounds
  zoom: number
}

/** The visible area of a Google map, and the handlers that track it. */
function useGoogleSight(props: MapViewProps) {
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
