/** A map with price pins, from whichever provider is configured. Nothing of it loads before it is shown. */
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
