import type { SearchFilter } from '@domizil/api/schemas'
import { ENERGY_CLASSES } from '@domizil/domain'
import { SEARCH_FIELDS } from '@domizil/links'
import { type SqlBool, sql } from 'kysely'
import type { FlatSearchTable } from '../../foundation/tables/index.ts'
import type { Condition } from './condition.ts'
import { dateConditions } from './date-conditions.ts'
import { placeConditions } from './place-conditions.ts'
import type { Term } from './term.ts'
import { termConditions } from './term-conditions.ts'

/** Every filter that is set, as one condition each. OR inside types and lengths, AND inside amenities and rules. */
export function conditionsOf(filter: SearchFilter, term: Term, now: Date): Condition[] {
  return [
    ...placeConditions(filter),
    ...termConditions(term),
    ...dateConditions(filter, now),
    ...COMPARED.flatMap((row) => comparisonsOf(row, filter)),
    ...eachOf('houseRules', filter.houseRules),
    ...eachOf('amenities', filter.amenities),
    ...atMost('energyClassMax', 'energy_rank', rankOf(filter.energyClassMax)),
  ]
}

/** The price alone: what the histogram leaves out. */
export function isPrice({ filter }: Condition): boolean {
  return filter === 'priceMin' || filter === 'priceMax'
}

/** A filter whose row names the column that it is compared with. */
type ComparedRow = Extract<(typeof SEARCH_FIELDS)[number], { compared: object }>

const COMPARED = SEARCH_FIELDS.filter((row): row is ComparedRow => 'compared' in row)

/** The columns that filters with options are compared with. */
export const OPTION_COLUMNS: readonly (keyof FlatSearchTable)[] = [
  ...COMPARED.flatMap((row) => (row.kind === 'codes' || 'options' in row ? row.compared.column : [])),
  'energy_rank',
  'features',
]

function comparisonsOf(row: ComparedRow, filter: SearchFilter): Condition[] {
  // A column that the table lacks does not compile.
  const column: keyof FlatSearchTable = row.compared.column

  switch (row.kind) {
    case 'range': {
      const [from, to] = row.fields
      return [...atLeast(from, column, filter[from]), ...atMost(to, column, filter[to])]
    }
    case 'codes':
      return oneOf(row.field, column, filter[row.field])
    case 'integer':
      return COMPARISONS[row.compared.by](row.field, column, filter[row.field])
  }
}

function atLeast(filter: string, column: string, limit: number | undefined): Condition[] {
  return limit === undefined ? [] : [{ filter, sql: sql<SqlBool>`${sql.ref(`s.${column}`)} >= ${limit}` }]
}

function atMost(filter: string, column: string, limit: number | undefined): Condition[] {
  return limit === undefined ? [] : [{ filter, sql: sql<SqlBool>`${sql.ref(`s.${column}`)} <= ${limit}` }]
}

function oneOf(filter: string, column: string, codes: readonly string[] = []): Condition[] {
  return codes.length === 0
    ? []
    : [{ filter, sql: sql<SqlBool>`${sql.ref(`s.${column}`)} = ANY(${[...codes]}::text[])` }]
}

const COMPARISONS = { atLeast, atMost }

function eachOf(filter: string, codes: readonly string[] = []): Condition[] {
  if (codes.length === 0) return []
  const bits = sql`feature_bits(${[...codes]}::text[])`
  return [{ filter, sql: sql<SqlBool>`s.features & ${bits} = ${bits}` }]
}

function rankOf(energyClass: SearchFilter['energyClassMax']): number | undefined {
  return energyClass && ENERGY_CLASSES.indexOf(energyClass) + 1
}
