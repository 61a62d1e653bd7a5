import type { PublicFlat } from '@domizil/api'
import { lazyChunk, usePublicConfig, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { createMapView } from '@domizil/ui/map'
import { Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import styles from './place.module.css'

const MapView = createMapView(lazyChunk)
/** The bundled map has quarters but no streets: it needs a larger area for orientation. */
const ZOOM = { streets: 14, quarters: 13 }

/** A circle that contains the flat. */
export function PlaceMap({ location }: { location: PublicFlat['location'] }) {
  const shell = useShell()
  const { map } = usePublicConfig()
  const texts = useMapTexts(useIntl().formatMessage({ id: 'map.label' }))
  const { latitude: lat, longitude: lng, radiusMetres } = location
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const zoom = map.googleKey || map.tileUrl ? ZOOM.streets : ZOOM.quarters
  const camera = useMemo(() => ({ lat, lng, zoom }), [lat, lng, zoom])
  const circle = useMemo(() => ({ lat, lng, radiusMetres }), [lat, lng, radiusMetres])

  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <MapView settings={settings} texts={texts} camera={camera} markers={NO_MARKERS} circle={circle} />
    </Suspense>
  )
}

const NO_MARKERS: readonly [] = []
