import { lazyChunk, useSay } from '@domizil/app-kit'
import { MapIcon } from '@domizil/ui/icons'
import { Button, ErrorState } from '@domizil/ui/parts'
import { Component, type ReactNode, Suspense } from 'react'
import { LATE_TEXTS } from '../../lib/late-texts.ts'
import styles from './lazy-search-map.module.css'
import type { SearchMapProps } from './search-map.tsx'

const SearchMap = lazyChunk(
  'search-map',
  () => import(/* webpackChunkName: "search-map" */ './search-map.tsx').then((module) => module.SearchMap),
  { messages: LATE_TEXTS },
)

/** The map, loaded on demand. The list does not wait for it. */
export function LazySearchMap(props: SearchMapProps) {
  return (
    <MapBoundary>
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <SearchMap {...props} />
      </Suspense>
    </MapBoundary>
  )
}

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

function isChunk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'CHUNK_FAILED'
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}

function MapFailed() {
  const say = useSay()

  return (
    <div className={styles.failed}>
      <ErrorState
        icon={<MapIcon size={28} />}
        title={say('map.failed')}
        actions={<Button onClick={() => window.location.reload()}>{say('map.reload')}</Button>}
      >
        {say('map.failedHint')}
      </ErrorState>
    </div>
  )
}
