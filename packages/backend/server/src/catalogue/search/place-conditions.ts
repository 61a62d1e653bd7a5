import type { Bounds, FlatCard, SearchFilter } from '@domizil/api/schemas'
import { DEFAULT_RADIUS_KM, type Point } from '@domizil/links'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Condition } from './condition.ts'

const EARTH_RADIUS_KM = 6371.0088
/** Distances are rounded to this, in metres; the smallest that is shown is twice as much. */
const STEP_METRES = 100
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180

/** Where a flat has to be. Always about its public position: the real one must not show in what is found. */
export function placeConditions({
  bounds,
  center,
  radiusKm = DEFAULT_RADIUS_KM,
  near,
  nearKm,
}: SearchFilter): Condition[] {
  const conditions: Condition[] = []
  if (bounds) conditions.push({ filter: 'bounds', sql: within(bounds) })
  if (center) conditions.push({ filter: 'center', sql: around(center, radiusKm) })

  if (near && nearKm !== undefined) conditions.push({ filter: 'nearKm', sql: around(near, nearKm) })

  return conditions
}

/** Kilometres from a point, on the sphere. */
export function distanceKm({ latitude, longitude }: Point): RawBuilder<number> {
  return sql<number>`(2 * ${EARTH_RADIUS_KM}::float8 * asin(sqrt(least(1,
    power(sin(radians(s.latitude - ${latitude}::float8) / 2), 2)
      + cos(radians(${latitude}::float8)) * cos(radians(s.latitude))
      * power(sin(radians(s.longitude - ${longitude}::float8) / 2), 2)))))`
}

/**
 * How far a flat's public position is from a point, for people: the exact address could be found from no number of
 * such distances.
 */
export function approximateMetres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (one: number, other: number) => Math.sin(radians(one - other) / 2) ** 2
  const share =
    half(to.latitude, from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude, from.longitude)
  const metres = 2000 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, share)))

  return Math.max(2, Math.round(metres / STEP_METRES)) * STEP_METRES
}

/** Cards that say how far they are from a point, if there is one. */
export function withDistances(cards: readonly FlatCard[], from: Point | undefined): FlatCard[] {
  return cards.map((card) => (from ? { ...card, distanceMetres: approximateMetres(from, card) } : card))
}

/** A box whose west lies east of its east crosses the date line. */
function within({ north, east, south, west }: Bounds): RawBuilder<SqlBool> {
  const columns =
    west <= east
      ? sql`s.longitude BETWEEN ${west} AND ${east}`
      : sql`(s.longitude >= ${west} OR s.longitude <= ${east})`

  return sql<SqlBool>`s.latitude BETWEEN ${south} AND ${north} AND ${columns}`
}

/** The box around the circle lets the index do most of the work. */
function around(center: Point, radiusKm: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${within(boxAround(center, radiusKm))} AND ${distanceKm(center)} <= ${radiusKm}::float8`
}

function boxAround({ latitude, longitude }: Point, radiusKm: number): Bounds {
  const latitudes = radiusKm / KM_PER_DEGREE
  const [north, south] = [latitude + latitudes, latitude - latitudes]
  // Around a pole lie all longitudes.
  if (north >= 90 || south <= -90) return { north, south, west: -180, east: 180 }

  // The circle is widest a little nearer to the pole than its middle.
  const longitudes = latitudes / Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180)
  if (longitudes >= 180) return { north, south, west: -180, east: 180 }
  return { north, south, west: onEarth(longitude - longitudes), east: onEarth(longitude + longitudes) }
}

/** East of the date line it goes on in the west. */
function onEarth(longitude: number): number {
  if (longitude > 180) return longitude - 360
  return longitude < -180 ? longitude + 360 : longitude
}
