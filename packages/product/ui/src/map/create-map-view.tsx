import type { ComponentType } from 'react'
import type { MapComponent, MapViewProps } from './types.ts'

/** The caller's lazy loading, with its time-out and error handling. */
type Lazy = (chunk: string, load: () => Promise<ComponentType<MapViewProps>>) => MapComponent

/**
 * Creates the map component: `createMapView(lazyChunk)`. It loads the provider of its settings only, when it is
 * rendered.
 */
export function createMapView(lazy: Lazy): MapComponent {
  const OpenMap = lazy('map', () => import('./ol/open-map.tsx').then((module) => module.OpenMap))
  const GoogleMap = lazy('map-google', () =>
    import('./google/google-map.tsx').then((module) => module.GoogleMapView),
  )

  return function MapView(props: MapViewProps) {
    return props.settings.googleKey ? <GoogleMap {...props} /> : <OpenMap {...props} />
  }
}
