import type { SearchResult } from '@domizil/contract'
import { lazyChunk, usePublicConfig, useShell } from '@domizil/remote-kit'
import { createMapView, type MapBounds } from '@domizil/ui/map'
import { Button, SwitchField } from '@domizil/ui/parts'
import { Suspense, useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ANYWHERE, type SearchQuery } from '../../lib/search-query.ts'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { FlatPreview } from './flat-preview.tsx'
import { MapBoundary } from './map-boundary.tsx'
import styles from './search-map.module.css'
import { useAreaSearch } from './use-area-search.ts'
import { useCamera } from './use-camera.ts'
import { useMapTexts } from './use-map-texts.ts'
import { useMarkers } from './use-markers.ts'

const MapView = createMapView(lazyChunk)

interface SearchMapProps {
  /** What there is to see. */
  result: SearchResult | undefined
  /** Whether it is the answer to the query. */
  isCurrent: boolean
  query: SearchQuery
  change: ChangeQuery
  hoveredId: number | undefined
  /** Somebody points at a pin. */
  onPoint: (id: number | undefined) => void
}

/** What was found, on a map. The list does not wait for it. */
export function SearchMap({ result, isCurrent, query, change, hoveredId, onPoint }: SearchMapProps) {
  const shell = useShell()
  const { map } = usePublicConfig()
  const [activeId, setActiveId] = useState<number>()
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const area = useAreaSearch((bounds: MapBounds) => change({ ...ANYWHERE, bounds }, { replace: true }))

  return (
    <div className={styles.map}>
      <MapBoundary>
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <MapView
            settings={settings}
            texts={useMapTexts()}
            camera={useCamera(query, isCurrent ? result : undefined)}
            markers={useMarkers(result, query)}
            activeId={activeId?.toString()}
            hoveredId={hoveredId?.toString()}
            onMarkerClick={(id) => setActiveId(Number(id))}
            onMarkerHover={(id) => onPoint(id ? Number(id) : undefined)}
            onBoundsChange={area.handleMove}
          />
        </Suspense>
      </MapBoundary>
      <div className={styles.float}>
        <SwitchField
          label={<FormattedMessage id="map.searchAsIMove" />}
          checked={area.isAutomatic}
          onChange={area.setIsAutomatic}
        />
        {area.pending && (
          <Button variant="dark" shape="round" onClick={area.search}>
            <FormattedMessage id="map.searchHere" />
          </Button>
        )}
      </div>
      {activeId !== undefined && isPinned(result, activeId) && (
        <FlatPreview id={activeId} items={result?.items} onClose={() => setActiveId(undefined)} />
      )}
    </div>
  )
}

/** A flat that the present search does not find has no pin to belong to. */
function isPinned(result: SearchResult | undefined, id: number): boolean {
  return result?.pins?.some((pin) => pin.id === id) ?? false
}
