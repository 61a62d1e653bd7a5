import type { SearchResult } from '@domizil/api'
import { LoadFailed } from '@domizil/app-kit'
import { classes, MediaCardSkeleton } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import { FlatDistance } from '../../lib/flat-distance.tsx'
import { PhotoTile } from '../../lib/photo-tile.tsx'
import { type SearchQuery, stayOf } from '@domizil/links'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { NoResults } from './no-results.tsx'
import { ResultPages } from './result-pages.tsx'
import styles from './results.module.css'
import type { Search } from './use-search.ts'

const SIZES =
  '(max-width: 699px) calc(100vw - 32px), (max-width: 991px) 50vw, (max-width: 1639px) 29vw, 340px'
const PLACES = [1, 2, 3, 4, 5, 6]

interface ResultsProps {
  search: Search
  query: SearchQuery
  change: ChangeQuery
  /** Opens the form to save a search without results. */
  onTellUs: () => void
  /** The flat whose pin is hovered. */
  pointedId: number | undefined
  onHover: (id: number | undefined) => void
}

/** The results as a grid of cards, or the empty state. Those of the last visit stay if they could not be refetched. */
export function Results({ search, query, change, onTellUs, ...hover }: ResultsProps) {
  if (search.status === 'error') {
    return (
      <>
        <LoadFailed
          query={search}
          title={<FormattedMessage id="results.failed" />}
          retry={<FormattedMessage id="results.retry" />}
        />
        {search.data && <Cards result={search.data} query={query} {...hover} />}
      </>
    )
  }
  if (search.status === 'pending') return <Skeletons />
  const { data: result, isPrevious } = search
  if (result.total === 0 && !isPrevious) {
    return <NoResults result={result} query={query} change={change} onTellUs={onTellUs} />
  }

  return (
    <div className={classes(isPrevious && styles.stale)} aria-busy={isPrevious}>
      <Cards result={result} query={query} {...hover} />
      <ResultPages result={result} query={query} />
    </div>
  )
}

interface CardsProps extends Pick<ResultsProps, 'query' | 'pointedId' | 'onHover'> {
  result: SearchResult
}

function Cards({ result, query, pointedId, onHover }: CardsProps) {
  const stay = stayOf(query)

  return (
    <ul className={styles.grid}>
      {result.items.map((flat, at) => (
        <li key={flat.id} id={`flat-${flat.id}`}>
          <PhotoTile
            flat={flat}
            stay={stay}
            detail={<FlatDistance flat={flat} query={query} />}
            sizes={SIZES}
            priority={at === 0}
            active={flat.id === pointedId}
            onHover={(isOver) => onHover(isOver ? flat.id : undefined)}
          />
        </li>
      ))}
    </ul>
  )
}

function Skeletons() {
  return (
    <div className={styles.grid} aria-busy="true">
      {PLACES.map((place) => (
        <MediaCardSkeleton key={place} />
      ))}
    </div>
  )
}
