/** A map with price pins, for the configured provider. Its code is loaded when it is rendered. */
export { createMapView } from './map/create-map-view.tsx'
export type {
  LngLat,
  MapBounds,
  MapCamera,
  MapMarker,
  MapSettings,
  MapTexts,
  MapViewProps,
} from './map/types.ts'
