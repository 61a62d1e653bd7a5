import type { FlatCard, OptionCounts, SearchFilter, SearchResult } from '@domizil/api/schemas'
import type { Database } from '../../foundation/tables/index.ts'
import { loadCards } from '../flat/index.ts'
import { type Actor, type Clock } from '../../foundation/kernel/index.ts'
import { refuse } from './search-refusals.ts'
import { clusterGrid } from './cluster-grid.ts'
import { conditionsOf, isPrice } from './filter-conditions.ts'
import { issuesOf } from './filter-issues.ts'
import { priceHistogram } from './price-histogram.ts'
import { countOptions } from './option-counts.ts'
import { DEFAULT_PAGE_SIZE, mapOf, MAX_PINS, pageOf } from './found-flats.ts'
import { withDistances } from './place-conditions.ts'
import { orderOf } from './search-order.ts'
import {
  boundsOf,
  countEach,
  findFlats,
  MOST_COUNTED,
  type SearchHits,
  type SearchProjection,
} from './search-repository.ts'
import { readTerm } from './read-term.ts'
import { relaxationsOf } from './relaxations.ts'
import { NO_TERM, type Term } from './term.ts'
import { termConditions } from './term-conditions.ts'

const MAX_BY_TERM = 48

function assertConsistent(filter: SearchFilter): void {
  const issues = issuesOf(filter)
  if (issues.length > 0) throw refuse('INVALID_SEARCH', { issues })
}

/** Pins, or clusters in their place, where they are asked for. */
function pinsOf({ include, bounds }: SearchFilter): Pick<SearchProjection, 'maxPins' | 'grid'> {
  if (!include?.includes('pins')) return { maxPins: 0 }
  return { maxPins: MAX_PINS, grid: bounds && clusterGrid(bounds) }
}

export type SearchService = ReturnType<typeof createSearchService>

/** Finding listed flats. */
export function createSearchService({ db, clock }: { db: Database; clock: Clock }) {
  /** What to leave out when nothing was found, if leaving out one thing helps. */
  async function relaxOf(
    filter: SearchFilter,
    term: Term,
    found: SearchHits,
  ): Promise<Pick<SearchResult, 'relax'>> {
    if (found.seen > 0) return {}
    const relaxations = relaxationsOf(filter)
    const now = clock()
    const totals = await countEach(
      db,
      relaxations.map(({ rest }) => conditionsOf(rest, rest.term === undefined ? NO_TERM : term, now)),
    )
    const best = Math.max(0, ...totals)
    const relaxation = relaxations[totals.indexOf(best)]
    if (best === 0 || !relaxation) return {}

    const { rest: _rest, ...leftOut } = relaxation
    return { relax: { ...leftOut, total: best } }
  }

  return {
    /**
     * A page of what matches the filter, with what the map and the price slider need if asked for.
     *
     * @throws {DomainError} INVALID_SEARCH if the filter contradicts itself.
     */
    async filter(actor: Actor, filter: SearchFilter): Promise<SearchResult> {
      assertConsistent(filter)
      const { page = 0, pageSize = DEFAULT_PAGE_SIZE, include = [] } = filter
      const now = clock()
      const term = await readTerm(db, filter.term)
      const conditions = conditionsOf(filter, term, now)

      const found = await findFlats(db, {
        conditions: conditions.filter((condition) => !isPrice(condition)),
        price: conditions.filter(isPrice),
        order: await orderOf(filter, term),
        isByWords: term.words.length > 0,
        limit: pageSize,
        offset: page * pageSize,
        ...pinsOf(filter),
        withPrices: include.includes('histogram'),
      })
      const [items, relax] = await Promise.all([
        pageOf(db, { filter, term, conditions }, found).then((ids) =>
          loadCards(db, actor, ids, { now, wanted: filter }),
        ),
        relaxOf(filter, term, found),
      ])
      const histogram = priceHistogram(found.prices)

      return {
        total: Math.min(found.seen, MOST_COUNTED + 1),
        page,
        pageSize,
        items: withDistances(items, filter.near),
        bounds: boundsOf(found),
        ...mapOf(filter, found),
        ...(histogram && { priceHistogram: histogram }),
        ...relax,
      }
    },

    /**
     * How many flats the filter would find with each of its options.
     *
     * @throws {DomainError} INVALID_SEARCH if the filter contradicts itself.
     */
    async countOptions(filter: SearchFilter): Promise<OptionCounts> {
      assertConsistent(filter)

      return countOptions(db, { filter, term: await readTerm(db, filter.term), now: clock() })
    },

    /** Flats whose title, text or place matches the words, the best match first. */
    async byTerm(actor: Actor, text: string): Promise<FlatCard[]> {
      const term = await readTerm(db, text)
      const conditions = termConditions(term)
      if (conditions.length === 0) return []

      const found = await findFlats(db, {
        conditions,
        price: [],
        order: await orderOf({}, term),
        isByWords: term.words.length > 0,
        limit: MAX_BY_TERM,
        offset: 0,
        maxPins: 0,
        withPrices: false,
      })
      const ids = await pageOf(db, { filter: { pageSize: MAX_BY_TERM }, term, conditions }, found)
      return loadCards(db, actor, ids, { now: clock() })
    },
  }
}
