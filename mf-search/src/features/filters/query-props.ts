import type { PriceHistogram } from '@domizil/api'
import type { SearchQuery } from '@domizil/links'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import type { KnownCounts } from './option-counts.ts'

/** The query, its setter, and what its options lead to. */
export interface QueryProps {
  query: SearchQuery
  change: ChangeQuery
  /** Undefined until they are wanted and known. */
  counts?: KnownCounts | undefined
}

export interface FiltersProps extends QueryProps {
  histogram: PriceHistogram | undefined
  /** The number of flats found, once it is known. */
  total: number | undefined
}
