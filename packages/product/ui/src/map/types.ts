import type { ComponentType } from 'react'

/** A position in degrees. */
export interface LngLat {
  lng: number
  lat: number
}

/** An area in degrees, as in the search API. */
export interface MapBounds {
  north: number
  east: number
  south: number
  west: number
}

/** A pin on the map. */
export interface MapMarker extends LngLat {
  id: string
  /** The visible text. */
  label: string
  /** The accessible name: "€1,150, 2 rooms, Mitte". */
  ariaLabel: string
  /** Shows a heart; `ariaLabel` must say so as well. */
  isFavourite?: boolean
  /** More than one for a cluster made by the server. */
  count?: number
}

/** An area on the ground, and what it is called: its name is always in view. */
export interface MapCircle extends LngLat {
  radiusMetres: number
  label?: string
}

/** The area to show. A new object moves the map there. `margin` is padding around the bounds, in pixels. */
export type MapCamera = { bounds: MapBounds; margin?: number } | (LngLat & { zoom: number })

/** Vector tiles with the layers of the Protomaps basemap, version 4. */
export interface StreetMap {
  /** With {z}, {x} and {y}. */
  tileUrl: string
  minZoom: number
  maxZoom: number
  bounds: MapBounds
}

/** The map provider: Google with a key, tiles with a URL, else the bundled map. */
export interface MapSettings {
  googleKey: string | null
  tileUrl: string | null
  tileAttribution: string | null
  /** Vector tiles with streets in an area, above the bundled map. */
  streets?: StreetMap | null
  /** The page's CSP nonce. */
  nonce?: string | undefined
}

/** The texts of the map. */
export interface MapTexts {
  label: string
  /** The language of names on the map, if they have it: "de". */
  language: string
  /** What the reader calls a place of the bundled map: "Munich" for "München". */
  placeName: (localName: string) => string
  zoomIn: string
  zoomOut: string
  /** "12 flats, zoom in" */
  cluster: (count: number) => string
  /** Beside the attributions of the bundled map: "Simplified map". */
  simplified: string
}

/** The props of the map, independent of the provider. */
export interface MapViewProps {
  settings: MapSettings
  texts: MapTexts
  camera: MapCamera
  markers: readonly MapMarker[]
  activeId?: string | undefined
  hoveredId?: string | undefined
  /** The pins that the user has opened: paler than the others. */
  visitedIds?: ReadonlySet<string>
  /** An approximate area instead of an exact position. */
  circle?: MapCircle
  onMarkerClick?: (id: string) => void
  onMarkerHover?: (id: string | undefined) => void
  /** Called for a click beside all pins. */
  onGroundClick?: () => void
  /** Called after every move. `byUser` distinguishes the user's moves from ours. */
  onBoundsChange?: (bounds: MapBounds, byUser: boolean) => void
  /** The background could not be loaded. The pins stay. */
  onError?: (error: unknown) => void
}

export type MapComponent = ComponentType<MapViewProps>
