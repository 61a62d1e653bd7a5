import type { OptionCounts, SearchFilter } from '@domizil/api/schemas'
import {
  OPTION_FIELDS,
  type OptionField,
  SEARCH_OPTIONS,
  type SearchOption,
  withOption,
} from '@domizil/links'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../foundation/tables/index.ts'
import { allOf } from './condition.ts'
import { conditionsOf, OPTION_COLUMNS } from './filter-conditions.ts'
import { NO_TERM, type Term } from './term.ts'

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
