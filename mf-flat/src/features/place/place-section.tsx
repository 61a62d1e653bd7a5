import type { Address, PublicFlat } from '@domizil/api'
import { classes, SectionHeading } from '@domizil/ui/parts'
import { Suspense, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazyChunk, usePublicConfig, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { createMapView, type MapBounds } from '@domizil/ui/map'
import { placeName } from '../../lib/place-name.ts'
import { useNear } from '../../lib/use-near.ts'
import { distancesFrom } from './landmarks.ts'
import styles from './place.module.css'

const MapView = createMapView(lazyChunk)
/** The bundled map has quarters and stations but no streets: it needs a larger area for orientation. */
const ZOOM = { streets: 14, quarters: 12 }

/** A circle that contains the flat. */
function PlaceMap({ location }: { location: PublicFlat['location'] }) {
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

/** The public location of a flat. The text does not wait for the map. */
export function PlaceSection({ flat: { location, address, own } }: { flat: PublicFlat }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)

  return (
    <section aria-labelledby="flat-place">
      <SectionHeading
        level={2}
        id="flat-place"
        title={<FormattedMessage id="place.title" />}
        hint={<FormattedMessage id={hintOf({ isExact: Boolean(address), own })} />}
      />
      <p className={styles.address} translate="no">
        {`${address ? `${streetOf(address)}, ` : ''}${location.postcode} ${placeName(location)}`}
      </p>
      <Distances location={location} />
      <div className={classes('scripts-only', styles.map, !isNear && 'screen-only')} ref={place}>
        {isNear && <PlaceMap location={location} />}
      </div>
    </section>
  )
}

function hintOf({ isExact, own }: { isExact: boolean; own: boolean }) {
  if (!isExact) return 'place.exactLater'
  return own ? 'place.exactOwn' : 'place.exact'
}

function streetOf({ street, houseNumber }: Address): string {
  return `${street} ${houseNumber}`
}

/** How far the city's centre, main station and university are, in words: the map says it to those who see it only. */
function Distances({ location }: Pick<PublicFlat, 'location'>) {
  const distances = distancesFrom(location)
  if (distances.length === 0) return null

  return (
    <ul className={styles.distances}>
      {distances.map(({ kind, name, km }) => (
        <li key={kind}>
          <FormattedMessage
            id={`place.far.${kind}`}
            values={{ km, name: <bdi translate="no">{name}</bdi> }}
          />
        </li>
      ))}
      <li className={styles.straight}>
        <FormattedMessage id="place.straight" />
      </li>
    </ul>
  )
}
