import type { SearchFilter } from '@domizil/api/schemas'
import { ENERGY_CLASSES } from '@domizil/domain'
import { type SqlBool, sql } from 'kysely'
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
    ...priceConditions(filter),
    ...atMost('depositMax', 's.deposit', filter.depositMax),
    ...atLeast('sizeMin', 's.size', filter.sizeMin),
    ...atMost('sizeMax', 's.size', filter.sizeMax),
    ...atLeast('bedroomsMin', 's.bedrooms', filter.bedroomsMin),
    ...atLeast('bathroomsMin', 's.bathrooms', filter.bathroomsMin),
    ...atLeast('persons', 's.max_person', filter.persons),
    ...oneOf('types', 's.type', filter.types),
    ...oneOf('bookingLengths', 's.booking_length', filter.bookingLengths),
    ...eachOf('houseRules', filter.houseRules),
    ...eachOf('amenities', filter.amenities),
    ...atMost('energyClassMax', 's.energy_rank', rankOf(filter.energyClassMax)),
  ]
}

/** The price alone: what the histogram leaves out. */
export function isPrice({ filter }: Condition): boolean {
  return filter === 'priceMin' || filter === 'priceMax'
}

function priceConditions({ priceMin, priceMax }: SearchFilter): Condition[] {
  return [...atLeast('priceMin', 's.price', priceMin), ...atMost('priceMax', 's.price', priceMax)]
}

function atLeast(filter: string, column: string, limit: number | undefined): Condition[] {
  return limit === undefined ? [] : [{ filter, sql: sql<SqlBool>`${sql.ref(column)} >= ${limit}` }]
}

function atMost(filter: string, column: string, limit: number | undefined): Condition[] {
  return limit === undefined ? [] : [{ filter, sql: sql<SqlBool>`${sql.ref(column)} <= ${limit}` }]
}

function oneOf(filter: string, column: string, codes: readonly string[] = []): Condition[] {
  return codes.length === 0
    ? []
    : [{ filter, sql: sql<SqlBool>`${sql.ref(column)} = ANY(${[...codes]}::text[])` }]
}

function eachOf(filter: string, codes: readonly string[] = []): Condition[] {
  if (codes.length === 0) return []
  const bits = sql`feature_bits(${[...codes]}::text[])`
  return [{ filter, sql: sql<SqlBool>`s.features & ${bits} = ${bits}` }]
}

function rankOf(energyClass: SearchFilter['energyClassMax']): number | undefined {
  return energyClass && ENERGY_CLASSES.indexOf(energyClass) + 1
}
