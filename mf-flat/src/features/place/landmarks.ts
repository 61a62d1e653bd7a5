import landmarks from './landmarks.json' with { type: 'json' }

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
export interface Distance {
  readonly kind: 'centre' | 'station' | 'university'
  /** The name of the station or university; empty for the centre. */
  readonly name: string
  readonly km: number
}

const EARTH_KM = 6371
const STEPS_PER_KM = 10
/** The public position is some hundred metres off, so that nearer is not said. */
const LEAST_KM = 0.3

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
