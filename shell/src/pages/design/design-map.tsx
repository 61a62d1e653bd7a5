import { createMapView, type MapViewProps } from '@domizil/ui/map'
import { Skeleton } from '@domizil/ui/parts'
import { lazy, Suspense, useMemo } from 'react'
import { loadOwnChunk } from '../../lib/load-own-chunk.ts'
import { useServices } from '../../lib/services.ts'

const MapView = createMapView((chunk, load) =>
  lazy(async () => ({ default: await loadOwnChunk(chunk, load) })),
)

/** The map of the examples, with the configured provider. */
export function DesignMap(props: Omit<MapViewProps, 'settings'>) {
  const { facts, shellApi } = useServices()
  const { map } = facts.config
  const settings = useMemo(() => ({ ...map, nonce: shellApi.nonce }), [map, shellApi.nonce])

  return (
    <Suspense fallback={<Skeleton height="100%" />}>
      <MapView {...props} settings={settings} />
    </Suspense>
  )
}
