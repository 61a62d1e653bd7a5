import { CircleF, GoogleMap, type Libraries, useLoadScript } from '@react-google-maps/api'
import styles from '../map.module.css'
import type { GroupPin } from '../pins/pin.ts'
import { usePins } from '../pins/use-pins.ts'
import type { MapViewProps } from '../types.ts'
import { ZoomButtons } from '../zoom-buttons.tsx'
import { GooglePin } from './google-pin.tsx'
import { useGoogleSight } from './use-google-sight.ts'

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
  const { settings, circle, interactive = true } = props
  const { isLoaded, loadError } = useLoadScript({
    id: 'google-maps',
    googleMapsApiKey: settings.googleKey ?? '',
    libraries: LIBRARIES,
    version: 'quarterly',
    preventGoogleFontsLoading: true,
    ...(settings.nonce && { nonce: settings.nonce }),
    ...(settings.googleUrl && { apiUrl: settings.googleUrl }),
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
            gestureHandling: interactive ? 'greedy' : 'none',
            keyboardShortcuts: interactive,
          }}
          {...handlers}
        >
          {circle && <CircleF center={circle} radius={circle.radiusMetres} options={AREA} />}
          {pins.map((pin) => (
            <GooglePin key={pin.key} pin={pin} map={props} onZoom={zoomInto} />
          ))}
        </GoogleMap>
      )}
      {isLoaded && interactive && <ZoomButtons texts={props.texts} onZoom={zoomBy} />}
    </section>
  )
}
