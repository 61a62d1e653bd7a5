import type { SearchResult } from '@domizil/api'
import { LoadFailed } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { type SearchQuery, searchPath, stayOf } from '@domizil/links'
import { ChevronLeft, ChevronRight } from '@domizil/ui/icons'
import { classes, MediaCardSkeleton, pageNumbers } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { FlatDistance } from '../../lib/flat-distance.tsx'
import { PhotoTile } from '../../lib/photo-tile.tsx'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { NoResults } from './no-results.tsx'
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

// For the shell a change of the query is the same page, whose scroll position does not change.
const toTop = () => {
  document.documentElement.scrollTop = 0
}

/** Links to the other pages of results. Hidden if there is one. */
function ResultPages({ result, query }: { result: SearchResult; query: SearchQuery }) {
  const intl = useIntl()
  const last = Math.ceil(result.total / result.pageSize)
  if (last <= 1) return null

  const current = result.page + 1
  const to = (page: number) => searchPath({ ...query, page: page - 1 })

  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'pages.label' })}>
      {current > 1 && (
        <Link
          className={styles.page}
          onClick={toTop}
          to={to(current - 1)}
          rel="prev"
          aria-label={intl.formatMessage({ id: 'pages.previous' })}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </Link>
      )}
      {pageNumbers(current, last).map((page, at) =>
        page === 'gap' ? (
          <span key={`gap-${at}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            className={styles.page}
            onClick={toTop}
            to={to(page)}
            aria-current={page === current ? 'page' : undefined}
          >
            <span className="visually-hidden">
              <FormattedMessage id="pages.page" />{' '}
            </span>
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link
          className={styles.page}
          onClick={toTop}
          to={to(current + 1)}
          rel="next"
          aria-label={intl.formatMessage({ id: 'pages.next' })}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
