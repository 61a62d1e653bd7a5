import type { ComponentType } from 'react'
import type { MapComponent, MapViewProps } from './types.ts'

/** How the caller loads code lazily, with its own time limit and error handling. */
type Lazy = (chunk: string, load: () => Promise<ComponentType<MapViewProps>>) => MapComponent

/** Makes the map: `createMapView(lazyChunk)`. Only the provider that the settings name is fetched, when it is shown. */
export function createMapView(lazy: Lazy): MapComponent {
  const OpenMap = lazy('map', () => import('./ol/open-map.tsx').then((module) => module.OpenMap))
  const GoogleMap = lazy('map-google', () =>
    import('./google/google-map.tsx').then((module) => module.GoogleMapView),
  )

  return function MapView(props: MapViewProps) {
    return props.settings.googleKey ? <GoogleMap {...props} /> : <OpenMap {...props} />
  }
}
