import type { ComponentType } from 'react'

export interface LngLat {
  lng: number
  lat: number
}

/** Degrees, as the search takes them. */
export interface MapBounds {
  north: number
  east: number
  south: number
  west: number
}

export interface MapMarker extends LngLat {
  id: string
  /** What the pin shows. */
  label: string
  /** What the pin says: "€1,150, 2 rooms, Mitte". */
  ariaLabel: string
  /** Marked with a heart; `ariaLabel` says so as well. */
  isFavourite?: boolean
  /** More than one where the server has already put several together. */
  count?: number
}

/** Where the map looks. A new object moves it there. `margin` is left free around the bounds, in pixels. */
export type MapCamera = { bounds: MapBounds; margin?: number } | (LngLat & { zoom: number })

/** Where the map comes from: Google with a key, tiles with an address, else the bundled one. */
export interface MapSettings {
  googleKey: string | null
  tileUrl: string | null
  tileAttribution: string | null
  /** The page's CSP nonce. */
  nonce?: string | undefined
  /** Another place for Google's script: for tests. */
  googleUrl?: string
}

/** Every word of the map. */
export interface MapTexts {
  label: string
  zoomIn: string
  zoomOut: string
  /** "12 flats, zoom in" */
  cluster: (count: number) => string
  /** Beside the sources of the bundled map: "Simplified map". */
  simplified: string
}

export interface MapViewProps {
  settings: MapSettings
  texts: MapTexts
  camera: MapCamera
  markers: readonly MapMarker[]
  activeId?: string | undefined
  hoveredId?: string | undefined
  /** Those that somebody has looked at: paler than the others. */
  visitedIds?: ReadonlySet<string>
  /** False for a picture of a place that does not move. */
  interactive?: boolean
  /** A round area instead of an exact place. */
  circle?: LngLat & { radiusMetres: number }
  onMarkerClick?: (id: string) => void
  onMarkerHover?: (id: string | undefined) => void
  /** Somebody has pressed on the map beside all pins. */
  onGroundClick?: () => void
  /** After every move. `byUser` tells a person's move from ours. */
  onBoundsChange?: (bounds: MapBounds, byUser: boolean) => void
  /** The ground below the pins could not be loaded. The pins stay. */
  onError?: (error: unknown) => void
}

export type MapComponent = ComponentType<MapViewProps>
