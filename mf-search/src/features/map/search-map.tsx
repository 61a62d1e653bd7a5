import type { Pin, SearchResult } from '@domizil/api'
import { lazyChunk, usePublicConfig, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { useLocation } from '@domizil/app-kit/router'
import { type SearchQuery, stayOf } from '@domizil/links'
import { MapIcon } from '@domizil/ui/icons'
import { createMapView } from '@domizil/ui/map'
import { Button, ErrorState, SwitchField } from '@domizil/ui/parts'
import { Component, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { visitMemory } from '../../lib/visit-memory.ts'
import { FlatPreview } from './flat-preview.tsx'
import styles from './search-map.module.css'
import { useCamera } from './use-camera.ts'
import { useEmptyPlace } from './use-empty-place.ts'
import { type MapSearch, useMapSearch } from './use-map-search.ts'
import { useMarkers } from './use-markers.ts'

interface Chosen {
  /** The pins that were selected in this visit. */
  readonly ids: readonly number[]
  readonly id: number | undefined
  /** The query string of the selection. */
  readonly search: string
}

const memory = visitMemory<Chosen>({ ids: [], id: undefined, search: '' })

/**
 * Contains a failure of the map: the list beside it still works. A missing chunk reloads the page first, like any
 * other.
 */
export class MapBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (isChunk(error) && !isReloaded()) throw error // the shell reloads the page
    return <MapFailed />
  }
}

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

/** On the map: a switch for searching while it is moved, and a button that searches once. */
function AreaSwitch({ search }: { search: MapSearch }) {
  return (
    <div className={styles.float}>
      <SwitchField
        label={<FormattedMessage id="map.searchAsIMove" />}
        checked={search.isAutomatic}
        onChange={search.handleSwitch}
      />
      {search.isOffered && (
        <Button variant="dark" shape="round" onClick={search.searchHere}>
          <FormattedMessage id="map.searchHere" />
        </Button>
      )}
    </div>
  )
}

function isChunk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CHUNK_FAILED'
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

function MapFailed() {
  return (
    <div className={styles.failed}>
      <ErrorState
        icon={<MapIcon size={28} />}
        title={<FormattedMessage id="map.failed" />}
        actions={
          <Button onClick={() => window.location.reload()}>
            <FormattedMessage id="map.reload" />
          </Button>
        }
      >
        <FormattedMessage id="map.failedHint" />
      </ErrorState>
    </div>
  )
}

/** The selected pin, and those selected before. Returning to a search restores its selection. */
export function useChosenPin(result: SearchResult | undefined) {
  const shell = useShell()
  const { search } = useLocation()
  const [{ ids, id }, setChosen] = useState(() => {
    const kept = memory.recall(shell)
    return { ids: kept.ids, id: kept.search === search ? kept.id : undefined }
  })
  useEffect(() => memory.keep(shell, { ids, id, search }), [shell, ids, id, search])

  return {
    /** Undefined if the current result does not contain the flat. */
    id: useMemo(() => pinsOf(result).find((pin) => pin.id === id)?.id, [result, id]),
    seenIds: useMemo(() => new Set(ids.map(String)), [ids]),
    choose: (next: number) => setChosen({ ids: ids.includes(next) ? ids : [...ids, next], id: next }),
    close: () => setChosen({ ids, id: undefined }),
  }
}

/** The flats of a result that are not in a cluster. */
function pinsOf(result: Pick<SearchResult, 'pins' | 'clusters'> | undefined): readonly Pin[] {
  return [...(result?.pins ?? []), ...(result?.clusters ?? []).flatMap(({ pin }) => pin ?? [])]
}
