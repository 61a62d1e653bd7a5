import type { SearchFilter } from '@domizil/api/schemas'
import {
  addDays,
  addMonths,
  type Duration,
  durationOf,
  ENERGY_CLASSES,
  MAX_MONTHS_AHEAD,
  wantedDuration,
} from '@domizil/domain'
import { SEARCH_FIELDS, type SearchField } from '@domizil/links'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { blockedPeriodsAsOf, bookingsAsOf, type Tables } from '../../foundation/tables/index.ts'
import type { Condition } from './condition.ts'
import { dayOf } from '../../foundation/kernel/index.ts'
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
export type ComparedField = SearchField & { compared: { column: string } }

const COMPARED: readonly ComparedField[] = SEARCH_FIELDS.filter(
  (row): row is ComparedRow => 'compared' in row,
)

// A column that the table lacks does not compile.
const columnOf = ({ compared: { column } }: ComparedRow): keyof Tables['flat_search'] => column

/** The columns that filters with options are compared with. */
export const OPTION_COLUMNS: readonly (keyof Tables['flat_search'])[] = [
  ...SEARCH_FIELDS.flatMap((row) =>
    'compared' in row && (row.kind === 'codes' || 'options' in row) ? columnOf(row) : [],
  ),
  'energy_rank',
  'features',
]

/** The conditions of a row on its column. */
export function comparisonsOf(row: ComparedField, filter: SearchFilter): Condition[] {
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

/**
 * When a flat has to be available, and for how long. With a first day: from then on, for the given months or the
 * flat's shortest stay, shifted by up to `flexDays`. With a last day: for the given months until then. With neither:
 * at any time in the next two years.
 */
function dateConditions(filter: SearchFilter, now: Date): Condition[] {
  const { startDate, endDate, months, ...rest } = filter
  const today = dayOf(now)

  if (!startDate && endDate && months) {
    return dateConditions({ ...rest, months, startDate: addDays(addMonths(endDate, -months), 1) }, now)
  }
  if (startDate) {
    const free = freeAsOf(now, freeAround(filter, startDate, today))
    return [{ filter: 'startDate', sql: free }, ...lengthOf(filter)]
  }
  if (months) {
    const free = freeAsOf(now, hasGap(months, today))
    return [{ filter: 'months', sql: sql`${offersMonths(months, 0)} AND ${free}` }]
  }
  return endDate ? [{ filter: 'endDate', sql: freeAsOf(now, freeUntil(endDate, today)) }] : []
}

/** Whether a flat is free, if those days are taken. */
type IsFree = (taken: RawBuilder<unknown>) => RawBuilder<SqlBool>

/**
 * Free by the search's own days; or by those of the flat, if a booking of it has expired and its days are free again. Such
 * flats are looked up once, before the search: asked of each flat, the planner would go to any length to ask fewer.
 */
function freeAsOf(now: Date, isFree: IsFree): RawBuilder<SqlBool> {
  const taken = sql`(SELECT coalesce(range_agg(period), '{}') FROM ${blockedPeriodsAsOf(now)} AS b WHERE b.flat_id = s.flat_id)`
  const freedAgain = sql`
    SELECT s.flat_id FROM flat_search AS s
    WHERE s.flat_id IN (SELECT b.flat_id FROM ${bookingsAsOf(now)} AS b WHERE b.has_expired) AND ${isFree(taken)}`

  return sql<SqlBool>`(${isFree(sql`s.blocked`)} OR s.flat_id = ANY(ARRAY(${freedAgain})))`
}

/** The days asked for, or as many a little earlier or later: never earlier than today. */
function freeAround(filter: SearchFilter, startDate: string, today: string): IsFree {
  const { flexDays = 0 } = filter
  if (flexDays === 0) return (taken) => sql<SqlBool>`NOT ${taken} && ${stay(filter, sql`${startDate}::date`)}`

  const notBefore = today < startDate ? today : startDate
  const wanted = addDays(startDate, -flexDays)
  const earliest = wanted < notBefore ? notBefore : wanted
  const latest = addDays(startDate, flexDays)
  const window = sql`daterange(${earliest}::date, upper(${stay(filter, sql`${latest}::date`)}))`

  // A stay that fits into a gap fits at its beginning. Most flats are free all the time, which is cheaper to test.
  return (taken) => sql<SqlBool>`(NOT ${taken} && ${window} OR EXISTS (
    SELECT 1 FROM unnest(datemultirange(${window}) - ${taken}) AS gap
    WHERE lower(gap) <= ${latest}::date AND gap @> ${stay(filter, sql`lower(gap)`)}
  ))`
}

/** A stay from a first day, as long as the wanted one, or as the flat's shortest: the same rule as `stayFor`. */
function stay(filter: SearchFilter, first: RawBuilder<unknown>): RawBuilder<unknown> {
  const { months, days } = wantedDuration(filter) ?? { months: sql`s.min_months`, days: 0 }

  return sql`daterange(${first}, (${first} + make_interval(months => ${months}, days => ${days}))::date)`
}

/** The length of stay as a separate condition, so that relaxations can distinguish it from taken days. */
function lengthOf({ startDate, endDate, months }: SearchFilter): Condition[] {
  if (startDate && endDate) {
    const duration = durationOf({ from: startDate, to: endDate })
    return [{ filter: 'endDate', sql: offersMonths(duration.months, duration.days) }]
  }
  return months ? [{ filter: 'months', sql: offersMonths(months, 0) }] : []
}

/** The same rule as `fitsBookingLength`. */
function offersMonths(months: Duration['months'], days: Duration['days']): RawBuilder<SqlBool> {
  const longest = days === 0 ? months : months + 1
  return sql<SqlBool>`s.min_months <= ${months} AND (s.max_months IS NULL OR s.max_months >= ${longest})`
}

/** The same rule as `firstFreeStart`. */
function hasGap(months: number, today: string): IsFree {
  const latest = addMonths(today, MAX_MONTHS_AHEAD)
  const length = sql`make_interval(months => ${months})`

  return (taken) => sql<SqlBool>`EXISTS (
    SELECT 1
    FROM unnest(datemultirange(daterange(${today}::date, (${latest}::date + ${length})::date)) - ${taken}) AS gap
    WHERE lower(gap) <= ${latest}::date AND upper(gap) >= (lower(gap) + ${length})::date
  )`
}

/** Free on the last day: all that a last day alone can ask for. */
function freeUntil(endDate: string, today: string): IsFree {
  return (taken) => sql<SqlBool>`NOT ${taken} @> ${endDate}::date AND ${endDate}::date >= ${today}::date`
}
