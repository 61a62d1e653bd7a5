import type { SearchResult } from '@domizil/api'
import { nameOf, type SearchQuery } from '@domizil/links'
import { MessageSquare, Search } from '@domizil/ui/icons'
import { Button, EmptyState } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { activeFilters } from '../../lib/active-filters.ts'
import { withoutFilters } from '../../lib/search-query.ts'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import styles from './results.module.css'

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
export function NoResults({ result, query, change, onTellUs }: NoResultsProps) {
  const relaxation = relaxationOf(result, query)
  const label = useLabel(query, relaxation?.id)

  return (
    <EmptyState
      icon={<Search size={28} />}
      title={<FormattedMessage id="results.none" />}
      actions={
        <>
          {relaxation && (
            <Button variant="primary" onClick={() => change(relaxation.change)}>
              <FormattedMessage id="results.relax" values={{ filter: relaxation.filter, label }} />
            </Button>
          )}
          <Button onClick={() => change({ ...withoutFilters(query), term: undefined })}>
            <FormattedMessage id="filters.clear" />
          </Button>
          <Button icon={<MessageSquare size={16} aria-hidden="true" />} onClick={onTellUs}>
            <FormattedMessage id="results.tellUs" />
          </Button>
        </>
      }
    >
      {relaxation ? (
        <p className={styles.relax}>
          <FormattedMessage
            id="results.without"
            values={{ filter: relaxation.filter, label, place: query.term, count: relaxation.total }}
          />
        </p>
      ) : (
        <FormattedMessage id="results.noneHint" />
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
