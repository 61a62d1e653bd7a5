import type { SearchResult } from '@domizil/api'
import { LoadFailed, useSay } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { nameOf, searchPath, type SearchQuery, stayOf } from '@domizil/links'
import { ChevronLeft, ChevronRight, MessageSquare, Search as SearchIcon } from '@domizil/ui/icons'
import { Button, classes, EmptyState, MediaCardSkeleton, pageNumbers } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { FlatDistance } from '../../lib/flat-distance.tsx'
import { PhotoTile } from '../../lib/photo-tile.tsx'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import styles from './results.module.css'
import type { Search } from './use-search.ts'
import { activeFilters } from '../../lib/active-filters.ts'
import { withoutFilters } from '../../lib/search-query.ts'

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
  const say = useSay()
  if (search.status === 'error') {
    return (
      <>
        <LoadFailed query={search} title={say('results.failed')} retry={say('results.retry')} />
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
  const say = useSay()
  const last = Math.ceil(result.total / result.pageSize)
  if (last <= 1) return null

  const current = result.page + 1
  const to = (page: number) => searchPath({ ...query, page: page - 1 })

  return (
    <nav className={styles.pages} aria-label={say('pages.label')}>
      {current > 1 && (
        <Link
          className={styles.page}
          onClick={toTop}
          to={to(current - 1)}
          rel="prev"
          aria-label={say('pages.previous')}
        >
          <ChevronLeft size={18} />
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
            <span className="visually-hidden">{say('pages.page')} </span>
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
          aria-label={say('pages.next')}
        >
          <ChevronRight size={18} />
        </Link>
      )}
    </nav>
  )
}

interface Relaxation {
  /** The kind of filter, for its message. */
  filter: 'place' | 'area' | 'dates' | 'price' | 'bedrooms' | 'persons' | 'types' | 'lengths' | 'other'
  /** The id of the active filter, for filters without a message. */
  id: string | undefined
  total: number
  change: Partial<SearchQuery>
}

type Known = Omit<Relaxation, 'total'>

// Filters with a separate message, or combined with others; all others are named as their chip.
const FILTERS: Record<string, Known> = {
  term: named('place', { term: undefined }),
  bounds: named('area', { bounds: undefined }),
  center: named('area', { center: undefined, radiusKm: undefined }),
  startDate: named('dates', { startDate: undefined, endDate: undefined, flexDays: undefined }),
  endDate: named('dates', { endDate: undefined }),
  months: named('dates', { months: undefined }),
  priceMin: named('price', { priceMin: undefined }),
  priceMax: named('price', { priceMax: undefined }),
  bedroomsMin: named('bedrooms', { bedroomsMin: undefined }),
  persons: named('persons', { persons: undefined }),
  types: named('types', { types: undefined }),
  bookingLengths: named('lengths', { bookingLengths: undefined }),
}

interface NoResultsProps {
  result: SearchResult
  query: SearchQuery
  change: ChangeQuery
  onTellUs: () => void
}

/** The empty state: suggests the single filter whose removal yields most, and offers to save the search. */
function NoResults({ result, query, change, onTellUs }: NoResultsProps) {
  const say = useSay()
  const relaxation = relaxationOf(result, query)
  const label = useLabel(query, relaxation?.id)

  return (
    <EmptyState
      icon={<SearchIcon size={28} />}
      title={say('results.none')}
      actions={
        <>
          {relaxation && (
            <Button variant="primary" onClick={() => change(relaxation.change)}>
              {say('results.relax', { filter: relaxation.filter, label })}
            </Button>
          )}
          <Button onClick={() => change({ ...withoutFilters(query), term: undefined })}>
            {say('filters.clear')}
          </Button>
          <Button icon={<MessageSquare size={16} />} onClick={onTellUs}>
            {say('results.tellUs')}
          </Button>
        </>
      }
    >
      {relaxation ? (
        <p className={styles.relax}>
          {say('results.without', {
            filter: relaxation.filter,
            label,
            place: query.term,
            count: relaxation.total,
          })}
        </p>
      ) : (
        say('results.noneHint')
      )}
    </EmptyState>
  )
}

/** The label of that filter's chip. */
function useLabel(query: SearchQuery, id: string | undefined): string {
  const filters = activeFilters(query, useIntl())

  return filters.find((filter) => filter.id === id)?.label ?? ''
}

/** The filter to remove for more results; undefined if no single filter suffices. */
function relaxationOf({ relax }: SearchResult, query: SearchQuery): Relaxation | undefined {
  const known = relax && (FILTERS[relax.filter] ?? oneOfSeveral(relax, query) ?? ownName(relax.filter))
  if (!known || relax.total === 0) return undefined

  return { ...known, total: relax.total, change: { ...known.change, view: query.view, page: 0 } }
}

function named(filter: Relaxation['filter'], change: Partial<SearchQuery>): Known {
  return { filter, id: undefined, change }
}

function called(id: string, change: Partial<SearchQuery>): Known {
  return { filter: 'other', id, change }
}

/** The id of its chip is the URL parameter. */
function ownName(field: string): Known | undefined {
  const name = nameOf(field)

  return name === undefined ? undefined : called(name, { [field]: undefined })
}

/** Amenities and rules are combined by AND, so a single one can be removed. */
function oneOfSeveral(
  { filter, value }: NonNullable<SearchResult['relax']>,
  { amenities, houseRules }: SearchQuery,
): Known | undefined {
  if (value === undefined) return undefined
  if (filter === 'amenities') return called(value, { amenities: amenities?.filter((one) => one !== value) })
  if (filter === 'houseRules')
    return called(value, { houseRules: houseRules?.filter((one) => one !== value) })

  return undefined
}
