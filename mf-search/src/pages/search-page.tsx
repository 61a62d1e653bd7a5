import { PageTitle, useLocale, useSay } from '@domizil/app-kit'
import { placeTermIn } from '@domizil/domain'
import { classes, useIsHydrated, useMedia } from '@domizil/ui/parts'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { FilterBar } from '../features/filters/bar/filter-bar.tsx'
import { FilterChips } from '../features/filters/filter-chips.tsx'
import { LazySearchMap } from '../features/map/lazy-search-map.tsx'
import { IgnoredNotice } from '../features/results/ignored-notice.tsx'
import { ResultHeading } from '../features/results/result-heading.tsx'
import { Results } from '../features/results/results.tsx'
import { useLastPage } from '../features/results/use-last-page.ts'
import { isCurrent, useSearch } from '../features/results/use-search.ts'
import { LazySheets } from '../features/saved-searches/lazy-sheets.tsx'
import { SaveSearch } from '../features/saved-searches/save-search.tsx'
import { useSheet } from '../features/saved-searches/use-sheet.ts'
import { ViewToggle } from '../features/view/view-toggle.tsx'
import { useSearchQuery } from '../lib/use-search-query.ts'
import styles from './search-page.module.css'

const BESIDE = '(min-width: 992px)'

/** The search page: the list first, the map beside it or, on small screens, instead of it. */
export function SearchPage() {
  const say = useSay()
  const { query, ignored, misfit, change } = useSearchQuery()
  const [pointedId, setPointedId] = useState<number>()
  const [hoveredId, setHoveredId] = useState<number>()
  const locale = useLocale()
  const sheet = useSheet()
  const isBeside = useMedia(BESIDE)
  const isMap = query.view === 'map'
  const isMapInstead = isMap && !isBeside
  const hasMapPlace = isBeside || isMap
  // A page that was drawn shows its list without the pins of the map, which asks for them: the list is not rendered again.
  const [drawn] = useState(hasMapPlace ? undefined : query)
  const search = useSearch(query, hasMapPlace && query !== drawn)
  const hasMap = useOnce(search.status !== 'pending') && hasMapPlace
  const result = search.data
  const props = { query, change }
  useLastPage(search, change)

  return (
    <div className={classes(styles.page, isMapInstead && styles.mapInstead)}>
      <PageTitle description={say('results.description')}>
        {say(query.term ? 'results.titlePlace' : 'results.title', {
          place: query.term && placeTermIn(locale, query.term),
        })}
      </PageTitle>
      <FilterBar {...props} histogram={result?.priceHistogram} total={result?.total} />
      <div className={styles.split}>
        <section className={styles.list} aria-label={say('results.label')}>
          <ResultHeading {...props} search={search} isShort={isMapInstead}>
            <SaveSearch onOpen={sheet.open} />
          </ResultHeading>
          {!isMapInstead && (
            <>
              <IgnoredNotice names={ignored} misfit={misfit} />
              <FilterChips {...props} />
              <Results
                {...props}
                search={search}
                onTellUs={() => sheet.open('request')}
                pointedId={pointedId}
                onHover={setHoveredId}
              />
            </>
          )}
        </section>
        {/* Its place is drawn for every screen, and shown by styles. */}
        <div className={styles.map}>
          {hasMap && (
            <InBrowser>
              <FoundOnMap {...props} hoveredId={hoveredId ?? pointedId} onPoint={setPointedId} />
            </InBrowser>
          )}
        </div>
      </div>
      <ViewToggle isMap={isMap} onToggle={() => change({ view: isMap ? 'list' : 'map' })} />
      <LazySheets sheet={sheet} query={query} />
    </div>
  )
}

/** The map with what the search has found. */
function FoundOnMap(props: Omit<ComponentProps<typeof LazySearchMap>, 'result' | 'isCurrent'>) {
  const search = useSearch(props.query, true)

  return <LazySearchMap {...props} result={search.data} isCurrent={isCurrent(search)} />
}

/** Content that needs a document. The rest of the page is not rendered again when there is one. */
function InBrowser({ children }: { children: ReactNode }) {
  return useIsHydrated() && children
}

/** True once the condition has been true. The map waits for the list, and then stays. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)

  return isTrue || wasTrue
}
