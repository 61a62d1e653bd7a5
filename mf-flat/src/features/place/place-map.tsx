import type { PublicFlat } from '@domizil/api'
import { lazyChunk, usePublicConfig, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { createMapView, type MapBounds } from '@domizil/ui/map'
import { Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import styles from './place.module.css'

const MapView = createMapView(lazyChunk)
/** The bundled map has quarters and stations but no streets: it needs a larger area for orientation. */
const ZOOM = { streets: 14, quarters: 12 }

/** A circle that contains the flat. */
export function PlaceMap({ location }: { location: PublicFlat['location'] }) {
  const shell = useShell()
  const { map } = usePublicConfig()
  const texts = useMapTexts(useIntl().formatMessage({ id: 'map.label' }))
  const { latitude: lat, longitude: lng, radiusMetres, district, city } = location
  const label = district ?? city
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const hasStreets = map.googleKey || map.tileUrl || isWithin(map.streets?.bounds, lat, lng)
  const zoom = hasStreets ? ZOOM.streets : ZOOM.quarters
  const camera = useMemo(() => ({ lat, lng, zoom }), [lat, lng, zoom])
  const circle = useMemo(() => ({ lat, lng, radiusMetres, label }), [lat, lng, radiusMetres, label])

  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <MapView settings={settings} texts={texts} camera={camera} markers={NO_MARKERS} circle={circle} />
    </Suspense>
  )
}

function isWithin(bounds: MapBounds | undefined, lat: number, lng: number): boolean {
  if (!bounds) return false
  const { north, east, south, west } = bounds
  return lat <= north && lat >= south && lng <= east && lng >= west
}

const NO_MARKERS: readonly [] = []
