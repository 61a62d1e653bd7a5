import type { SearchResult } from '@domizil/api'
import { lazyChunk, usePublicConfig, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { createMapView } from '@domizil/ui/map'
import { Suspense, useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { type SearchQuery, stayOf } from '@domizil/links'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { AreaSwitch } from './area-switch.tsx'
import { FlatPreview } from './flat-preview.tsx'
import { MapBoundary } from './map-boundary.tsx'
import styles from './search-map.module.css'
import { useCamera } from './use-camera.ts'
import { useChosenPin } from './use-chosen-pin.ts'
import { useEmptyPlace } from './use-empty-place.ts'
import { useMapSearch } from './use-map-search.ts'
import { useMarkers } from './use-markers.ts'

const MapView = createMapView(lazyChunk)

interface SearchMapProps {
  /** The result to display. */
  result: SearchResult | undefined
  /** Whether it is the result of the current query. */
  isCurrent: boolean
  query: SearchQuery
  change: ChangeQuery
  hoveredId: number | undefined
  /** Called when a pin is hovered. */
  onPoint: (id: number | undefined) => void
}

/** The results on a map. The list does not wait for it. */
export function SearchMap({ result, isCurrent, query, change, hoveredId, onPoint }: SearchMapProps) {
  const shell = useShell()
  const { map } = usePublicConfig()
  const intl = useIntl()
  const cluster = useCallback((count: number) => intl.formatMessage({ id: 'map.cluster' }, { count }), [intl])
  const texts = useMapTexts(intl.formatMessage({ id: 'map.label' }), cluster)
  const chosen = useChosenPin(result)
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const search = useMapSearch(query, change)
  const found = isCurrent ? result : undefined
  const camera = useCamera(query, found, useEmptyPlace(query, found))

  return (
    <div className={styles.map}>
      <MapBoundary>
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <MapView
            settings={settings}
            texts={texts}
            camera={camera}
            markers={useMarkers(result, query)}
            activeId={chosen.id?.toString()}
            hoveredId={hoveredId?.toString()}
            visitedIds={chosen.seenIds}
            onMarkerClick={(id) => chosen.choose(Number(id))}
            onGroundClick={chosen.close}
            onMarkerHover={(id) => onPoint(id ? Number(id) : undefined)}
            onBoundsChange={search.handleMove}
          />
        </Suspense>
        <AreaSwitch search={search} />
        {chosen.id !== undefined && (
          <FlatPreview
            key={chosen.id}
            id={chosen.id}
            stay={stayOf(query)}
            query={query}
            items={result?.items}
            onClose={chosen.close}
          />
        )}
      </MapBoundary>
    </div>
  )
}
