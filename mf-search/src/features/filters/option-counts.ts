import { countOptions, type OptionCounts } from '@domizil/api'
import { FETCH_DELAY_MS, queryOf, useQuery } from '@domizil/app-kit'
import {
  ANY_OF_FIELDS,
  filterOf,
  type OptionField,
  type SearchOption,
  type SearchQuery,
} from '@domizil/links'

/** How many flats each option of a query would leave. */
export interface KnownCounts extends OptionCounts {
  /** Of the query before: still shown, but nothing follows from them. */
  isPrevious: boolean
}

/** What an option of a filter leads to. */
export interface OptionPreview {
  /** The number of flats; undefined until it is known. */
  count: number | undefined
  /** The number is what the option adds to the chosen ones. */
  isAddition: boolean
  /** It would leave no flat, and is not chosen. */
  isEmpty: boolean
}

/** The counts of the options, fetched when they are wanted; undefined until then, and after a failure. */
export function useOptionCounts(query: SearchQuery, isWanted: boolean): KnownCounts | undefined {
  const { page: _page, sort: _sort, ...filter } = filterOf(query)
  const counts = useQuery(queryOf(countOptions, { body: filter }), {
    isEnabled: isWanted,
    delayMs: FETCH_DELAY_MS,
    isCached: true,
    keepsPrevious: true,
  })

  return counts.status === 'success' ? { ...counts.data, isPrevious: counts.isPrevious } : undefined
}

const UNKNOWN: OptionPreview = { count: undefined, isAddition: false, isEmpty: false }

/** What an option leads to. Several types or lengths are any of them, so that each adds flats to the others. */
export function previewOf(
  known: KnownCounts | undefined,
  query: SearchQuery,
  field: OptionField,
  option: SearchOption,
): OptionPreview {
  const count = known?.counts?.[field][option]
  if (known?.total === undefined || known.total === null || count === undefined) return UNKNOWN

  const chosen = query[field]
  const isChosen = Array.isArray(chosen) ? (chosen as SearchOption[]).includes(option) : chosen === option
  const isAddition = ANY_OF_FIELDS.includes(field) && Array.isArray(chosen) && chosen.length > 0 && !isChosen

  return {
    count: isAddition ? count - known.total : count,
    isAddition,
    isEmpty: count === 0 && !isChosen && !known.isPrevious,
  }
}
