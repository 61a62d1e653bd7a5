import type { SearchFilter } from '@domizil/api/schemas'
import { ENERGY_CLASSES } from '@domizil/domain'
import { SEARCH_FIELDS, type SearchField } from '@domizil/links'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
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
    ...ranked(filter),
  ]
}

/** The price alone: what the histogram leaves out. */
export function isPrice({ filter }: Condition): boolean {
  return filter === 'priceMin' || filter === 'priceMax'
}

/** A filter whose row names the column that it is compared with. */
type ComparedRow = Extract<(typeof SEARCH_FIELDS)[number], { compared: object }>
type ComparedField = SearchField & { compared: { column: string } }

const COMPARED: readonly ComparedField[] = SEARCH_FIELDS.filter(
  (row): row is ComparedRow => 'compared' in row,
)

// A column that the table lacks does not compile.
const columnOf = ({ compared: { column } }: ComparedRow): keyof FlatSearchTable => column

/** The columns that filters with options are compared with. */
export const OPTION_COLUMNS: readonly (keyof FlatSearchTable)[] = [
  ...SEARCH_FIELDS.flatMap((row) =>
    'compared' in row && (row.kind === 'codes' || 'options' in row) ? columnOf(row) : [],
  ),
  'energy_rank',
  'features',
]

function comparisonsOf(row: ComparedField, filter: SearchFilter): Condition[] {
  const values: Readonly<Record<string, unknown>> = filter
  const { column, by }: { column: string; by?: string } = row.compared
  const compared = sql.ref(`s.${column}`)
  const whether = (field: string, condition: (value: unknown) => RawBuilder<SqlBool>): Condition[] => {
    const value = values[field]
    const isAsked = value !== undefined && !(Array.isArray(value) && value.length === 0)
    return isAsked ? [{ filter: field, sql: condition(value) }] : []
  }
  const atLeast = (value: unknown) => sql<SqlBool>`${compared} >= ${value}`
  const atMost = (value: unknown) => sql<SqlBool>`${compared} <= ${value}`

  switch (row.kind) {
    case 'range':
      return [...whether(row.fields[0], atLeast), ...whether(row.fields[1], atMost)]
    case 'codes':
      return whether(row.field, (codes) => {
        if (by === undefined) return sql`${compared} = ANY(${codes}::text[])`
        return by === 'anyOf' ? sql`${compared} && ${codes}::text[]` : sql`${compared} @> ${codes}::text[]`
      })
    case 'number':
    case 'day':
      return whether(row.field, by === 'atMost' ? atMost : atLeast)
    default:
      return whether(row.field, (value) => sql`${compared} = ${value}`)
  }
}

function eachOf(filter: string, codes: readonly string[] = []): Condition[] {
  if (codes.length === 0) return []
  const bits = sql`feature_bits(${[...codes]}::text[])`
  return [{ filter, sql: sql<SqlBool>`s.features & ${bits} = ${bits}` }]
}

function ranked({ energyClassMax: energyClass }: SearchFilter): Condition[] {
  if (energyClass === undefined) return []
  const rank = ENERGY_CLASSES.indexOf(energyClass) + 1
  return [{ filter: 'energyClassMax', sql: sql<SqlBool>`s.energy_rank <= ${rank}` }]
}
