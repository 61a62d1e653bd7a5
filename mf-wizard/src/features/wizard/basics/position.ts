import type { LngLat, MapBounds } from '@domizil/ui/map'

/** Parses coordinates as maps copy them: "48.20817, 16.37382". Undefined for an invalid position. */
export function positionFrom(text: string): LngLat | undefined {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}(?:\.\d+)?)[\s,;]+(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? []
  const lat = Number(latitude)
  const lng = Number(longitude)

  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat: rounded(lat), lng: rounded(lng) } : undefined
}

export function positionText({ lat, lng }: LngLat): string {
  return `${lat}, ${lng}`
}

export function middleOf({ north, east, south, west }: MapBounds): LngLat {
  return { lat: rounded((north + south) / 2), lng: rounded((east + west) / 2) }
}

/** About a metre: more digits exceed the pin's precision. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(5))
}
