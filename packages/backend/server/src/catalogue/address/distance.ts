export interface Position {
  latitude: number
  longitude: number
}

const METRES_PER_DEGREE = 111_320

/** The distance of two positions in metres. Exact enough within a country: the earth is taken as flat there. */
export function distanceMetres(one: Position, other: Position): number {
  const north = (other.latitude - one.latitude) * METRES_PER_DEGREE
  const east = (other.longitude - one.longitude) * metresPerDegreeEast(one)

  return Math.hypot(north, east)
}

/** The position at a distance in metres, in a direction in radians from north. */
export function offsetPosition(from: Position, metres: number, bearing: number): Position {
  return {
    latitude: from.latitude + (metres * Math.cos(bearing)) / METRES_PER_DEGREE,
    longitude: from.longitude + (metres * Math.sin(bearing)) / metresPerDegreeEast(from),
  }
}

function metresPerDegreeEast({ latitude }: Position): number {
  return METRES_PER_DEGREE * Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
}
