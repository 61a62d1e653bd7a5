import type { Address, PublicFlat } from '@domizil/api'
import { lazyChunk, usePublicConfig, useSay, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { createMapView, type MapBounds } from '@domizil/ui/map'
import { classes, SectionHeading } from '@domizil/ui/parts'
import { Suspense, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { placeName } from '../../lib/place-name.ts'
import { useNear } from '../../lib/use-near.ts'
import landmarks from './landmarks.json' with { type: 'json' }
import styles from './place.module.css'

/** In degrees. */
interface Spot {
  readonly lat: number
  readonly lng: number
}

interface NamedSpot extends Spot {
  readonly name: string
}

/** What people measure a flat's place by. */
interface Landmarks {
  readonly centre: Spot
  readonly station: NamedSpot
  readonly universities: readonly NamedSpot[]
}

/**
 * The big cities and those with a university: their centres (GeoNames), main stations (DB Station&Service, CC BY 4.0) and
 * universities, to some hundred metres.
 */
const LANDMARKS: Readonly<Record<string, Landmarks>> = landmarks

/** A landmark and how far it is, as the crow flies. */
interface Distance {
  readonly kind: 'centre' | 'station' | 'university'
  /** The name of the station or university; empty for the centre. */
  readonly name: string
  readonly km: number
}

const EARTH_KM = 6371

const STEPS_PER_KM = 10

/** The public position is some hundred metres off, so that nearer is not said. */
const LEAST_KM = 0.3

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
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)

  return (
    <section aria-labelledby="flat-place">
      <SectionHeading
        level={2}
        id="flat-place"
        title={say('place.title')}
        hint={say(hintOf({ isExact: Boolean(address), own }))}
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
  const say = useSay()
  const distances = distancesFrom(location)
  if (distances.length === 0) return null

  return (
    <ul className={styles.distances}>
      {distances.map(({ kind, name, km }) => (
        <li key={kind}>{say(`place.far.${kind}`, { km, name: <bdi translate="no">{name}</bdi> })}</li>
      ))}
      <li className={styles.straight}>{say('place.straight')}</li>
    </ul>
  )
}

/** How far centre, main station and nearest university are from the public position of a flat; empty where none is known. */
export function distancesFrom({
  city,
  latitude,
  longitude,
}: {
  city: string
  latitude: number
  longitude: number
}): readonly Distance[] {
  const found = Object.hasOwn(LANDMARKS, city) ? LANDMARKS[city] : undefined
  if (!found) return []

  const km = (spot: Spot) => {
    const straight = straightKm({ lat: latitude, lng: longitude }, spot)
    return Math.max(Math.round(straight * STEPS_PER_KM) / STEPS_PER_KM, LEAST_KM)
  }
  const { centre, station, universities } = found
  const [nearest] = universities
    .map((spot) => ({ kind: 'university' as const, name: spot.name, km: km(spot) }))
    .toSorted((one, other) => one.km - other.km)
  return [
    { kind: 'centre', name: '', km: km(centre) },
    { kind: 'station', name: station.name, km: km(station) },
    ...(nearest ? [nearest] : []),
  ]
}

function straightKm(one: Spot, other: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const share =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}
