import type { FlatCard, OptionCounts, SearchFilter, SearchResult } from '@domizil/api/schemas'
import {
  OPTION_FIELDS,
  type OptionField,
  type Point,
  SEARCH_OPTIONS,
  type SearchOption,
  withOption,
} from '@domizil/links'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Clock } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { findPlace } from '../address/index.ts'
import { loadCards } from '../flat/index.ts'
import { clusterGrid } from './cluster-grid.ts'
import { allOf, type Condition } from './condition.ts'
import { conditionsOf, isPrice, OPTION_COLUMNS } from './filter-conditions.ts'
import { issuesOf } from './filter-issues.ts'
import { distanceKm, placeConditions, withDistances } from './place-conditions.ts'
import { priceHistogram } from './price-histogram.ts'
import { readTerm } from './read-term.ts'
import { refuse } from './search-refusals.ts'
import {
  boundsOf,
  countEach,
  findFlats,
  listPage,
  MOST_COUNTED,
  presentCluster,
  type SearchHits,
  type SearchProjection,
} from './search-repository.ts'
import { termConditions, termRank } from './term-conditions.ts'
import { NO_TERM, type Term, type Word } from './term.ts'

/** A search with one filter left out. */
interface Relaxation {
  filter: string
  /** The one of several amenities or rules that is left out. */
  value?: string
  rest: SearchFilter
}

type Field = keyof SearchFilter

/** What people see as one filter, by the field that stands for it. */
const LEFT_OUT_WITH: Partial<Record<Field, readonly Field[]>> = {
  startDate: ['endDate', 'flexDays'],
  center: ['radiusKm'],
}
/** They say how to show what is found, or go with another field. */
const NO_FILTERS = new Set<string>([
  'sort',
  'page',
  'pageSize',
  'include',
  'isRepeated',
  'flexDays',
  'radiusKm',
  'near',
  'nearName',
])

/** Of more flats there are enough for every option; counting them would take longer than the search itself. */
const MAX_FLATS = 10_000

interface Option {
  field: OptionField
  option: SearchOption
}

const OPTIONS: readonly Option[] = OPTION_FIELDS.flatMap((field) =>
  SEARCH_OPTIONS[field].map((option: SearchOption) => ({ field, option })),
)

interface Row {
  /** All flats that were looked at. */
  seen: number
  total: number
  totals: number[]
}

interface CountedSearch {
  filter: SearchFilter
  term: Term
  now: Date
  /** Nothing is counted if more flats could match. */
  maxFlats?: number
}

/** A filter without each of its parts, as a user could remove them on the page. */
export function relaxationsOf(filter: SearchFilter): Relaxation[] {
  const fields = (Object.keys(filter) as Field[]).filter((field) => !NO_FILTERS.has(field))

  return fields.flatMap((field): Relaxation[] => {
    if (field === 'amenities' || field === 'houseRules') return eachLeftOut(filter, field)
    return [{ filter: field, rest: without(filter, [field, ...(LEFT_OUT_WITH[field] ?? [])]) }]
  })
}

function eachLeftOut(filter: SearchFilter, field: 'amenities' | 'houseRules'): Relaxation[] {
  const codes: string[] = [...new Set(filter[field])]
  return codes.map((value) => ({
    filter: field,
    value,
    rest: { ...filter, [field]: codes.filter((code) => code !== value) },
  }))
}

function without(filter: SearchFilter, fields: readonly Field[]): SearchFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([field]) => !fields.some((gone) => gone === field)),
  )
}

const MAX_PINS = 1000
const DEFAULT_PAGE_SIZE = 24
/** How far is looked for the nearest of many flats. */
const RADII_KM = [2, 8, 32, 128]

/** A search as it was made. */
interface MadeSearch {
  filter: SearchFilter
  term: Term
  conditions: Condition[]
}

/** Pins for the map, or clusters where there would be too many. */
function mapOf({ include = [] }: SearchFilter, { seen, each, pins, clusters }: SearchHits) {
  if (!include.includes('pins')) return {}
  return seen <= MAX_PINS ? { pins } : { clusters: clusters.map((cell) => presentCluster(cell, each)) }
}

/**
 * The flats of a page. Of too many flats the index of the order is read; by distance the surroundings of the point,
 * further and further. The best by words are those of the sample.
 */
async function pageOf(
  db: Queries,
  { filter, term, conditions }: MadeSearch,
  found: SearchHits,
): Promise<number[]> {
  const { page = 0, pageSize: limit = DEFAULT_PAGE_SIZE } = filter
  const offset = page * limit
  if (offset >= MOST_COUNTED) return []
  if (found.each === 1 || term.words.length > 0) return found.ids

  const order = await orderOf(filter, term)
  const from = filter.sort === 'DISTANCE' ? await originOf(filter, term) : undefined
  for (const radiusKm of from ? RADII_KM : []) {
    const near = placeConditions({ center: from, radiusKm })
    const ids = await listPage(db, { conditions: [...conditions, ...near], order, limit, offset })
    if (ids.length === limit) return ids
  }
  return listPage(db, { conditions, order, limit, offset })
}

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

/**
 * How results are ordered. The id ends every order, so that no flat appears on two pages.
 * RELEVANCE is how well the words match, then how complete the advertisement is, then how new.
 */
async function orderOf(filter: SearchFilter, term: Term): Promise<RawBuilder<unknown>> {
  // As an index has it: the dearest first is the cheapest first from behind.
  const last = filter.sort === 'PRICE_DESC' ? sql`s.flat_id` : sql`s.flat_id DESC`
  return sql`${await leadOf(filter, term)}, ${last}`
}

/** Where distances are counted from; undefined if the search names no place. */
async function originOf(filter: SearchFilter, { places }: Term): Promise<Point | undefined> {
  return filter.near ?? filter.center ?? middleOf(filter.bounds) ?? (await positionOf(places))
}

async function leadOf(filter: SearchFilter, term: Term): Promise<RawBuilder<unknown>> {
  const { words } = term
  switch (filter.sort) {
    case 'NEWEST':
      return sql`s.published_at DESC`
    case 'PRICE_ASC':
      return sql`s.price ASC`
    case 'PRICE_DESC':
      return sql`s.price DESC`
    case 'SIZE_DESC':
      return sql`s.size DESC`
    case 'DISTANCE':
      return byDistance(await originOf(filter, term), words)
    default:
      return byRelevance(words)
  }
}

/** Far from nowhere is no order. */
function byDistance(from: Point | undefined, words: readonly Word[]): RawBuilder<unknown> {
  return from ? sql`${distanceKm(from)} ASC` : byRelevance(words)
}

/** The middle of the smallest of the places that the gazetteer knows. */
async function positionOf(places: Term['places']): Promise<Point | undefined> {
  const found = await Promise.all(places.map(([name = '']) => findPlace(name)))
  const known = found.filter((place) => place !== undefined)
  return known.toSorted((one, other) => one.population - other.population)[0]?.place
}

function byRelevance(words: readonly Word[]): RawBuilder<unknown> {
  const byWords = words.length > 0 ? sql`${termRank(words)} DESC, ` : sql``
  return sql`${byWords}s.quality DESC, s.published_at DESC`
}

/** A map that shows places on both sides of the date line has its middle near it. */
function middleOf(bounds: SearchFilter['bounds']): Point | undefined {
  if (!bounds) return undefined
  const { north, east, south, west } = bounds
  const width = west <= east ? east - west : east - west + 360

  return { latitude: (north + south) / 2, longitude: west + width / 2 }
}

/**
 * How many flats a search would find with each option of its filters. Reads the flats once: those that all other
 * filters let through, and of the filters with options all but one.
 */
export async function countOptions(db: Queries, search: CountedSearch): Promise<OptionCounts> {
  const { filter, term, now, maxFlats = MAX_FLATS } = search
  const others = conditionsOf(filter, term, now).filter(({ filter: field }) => !isCounted(field))
  const chosen = OPTION_FIELDS.filter((field) => filter[field] !== undefined)
  const misses = chosen.map((field) => sql`CASE WHEN ${matches(filter, field)} THEN 0 ELSE 1 END`)
  const allMisses = misses.length > 0 ? sql`(${sql.join(misses, sql` + `)})` : sql`0`

  const { rows } = await sql<Row>`
    WITH near AS MATERIALIZED (
      SELECT ${sql.join(OPTION_COLUMNS.map((column) => sql.ref(`s.${column}`)))}, ${allMisses} AS misses
      FROM flat_search AS s
      WHERE ${allOf(others)} AND ${allMisses} <= 1
      LIMIT ${maxFlats + 1}
    )
    SELECT count(*)::int AS seen, (count(*) FILTER (WHERE s.misses = 0))::int AS total,
           ARRAY[${sql.join(OPTIONS.map((option) => countOf(filter, option)))}] AS totals
    FROM near AS s`.execute(db)

  const { seen, total, totals } = rows[0] ?? { seen: 0, total: 0, totals: [] }
  return seen > maxFlats ? { total: null, counts: null } : { total, counts: gather(totals) }
}

/** Flats with the option that miss no other filter: what is chosen in the option's own filter does not count. */
function countOf(filter: SearchFilter, { field, option }: Option): RawBuilder<number> {
  const ownMiss =
    filter[field] === undefined ? sql`0` : sql`CASE WHEN ${matches(filter, field)} THEN 0 ELSE 1 END`
  const hasOption = matches(withOption(filter, field, option), field)

  return sql`(count(*) FILTER (WHERE s.misses = ${ownMiss} AND ${hasOption}))::int`
}

function matches(filter: SearchFilter, field: OptionField) {
  return allOf(conditionsOf({ [field]: filter[field] }, NO_TERM, new Date(0)))
}

function isCounted(field: string): boolean {
  return (OPTION_FIELDS as readonly string[]).includes(field)
}

function gather(totals: readonly number[]): NonNullable<OptionCounts['counts']> {
  const counts = Object.fromEntries(OPTION_FIELDS.map((field) => [field, {}])) as Record<
    OptionField,
    Record<string, number>
  >
  for (const [index, { field, option }] of OPTIONS.entries()) counts[field][option] = totals[index] ?? 0

  return counts
}
