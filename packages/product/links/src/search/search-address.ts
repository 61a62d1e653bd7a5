import type { PagePath } from '../page-path.ts'
import {
  SEARCH_FIELDS,
  type SearchField,
  type SearchFilter,
  type SearchQuery,
  VIEW_FIELD,
} from './search-fields.ts'
import { isDefault, readValue, writeValue } from './search-values.ts'

const ROWS: readonly SearchField[] = [...SEARCH_FIELDS, VIEW_FIELD]

/** The search page with these filters. */
export function searchPath(query: SearchQuery = {}): PagePath {
  return `/search${writeSearch(query)}` as PagePath
}

/** The URL template of a search by place: `placeholder` stands for the place's name. */
export function searchTemplate(placeholder: string): string {
  return `/search?${ROWS[0]?.name}=${placeholder}`
}

/** The query string of the search page, with its question mark; empty without filters. */
export function writeSearch(query: SearchQuery): string {
  const effective = withoutContradictions(query)
  const params = new URLSearchParams()
  for (const row of ROWS) {
    const text = writeValue(row, valueOf(row, effective))
    if (text) params.set(row.name, text)
  }
  const written = params.toString().replaceAll('%2C', ',')

  return written && `?${written}`
}

/** Parses the query string. Missing and invalid fields are left out. */
export function readSearch(search: string): SearchQuery {
  const effective = textsOf(search).map(({ row, text }) => fieldsOf(row, readValue(row, text)))

  return withoutContradictions(Object.assign({}, ...effective) as SearchQuery)
}

/** The parameters that are invalid, at least in part. */
export function ignoredNames(search: string): string[] {
  const understood = readSearch(search)

  return textsOf(search)
    .filter(({ row, text }) => !isUnderstood(row, text, understood))
    .map(({ row }) => row.name)
}

/** Removes contradictory filters, those without effect, and defaults. */
export function withoutContradictions(query: SearchQuery): SearchQuery {
  const { startDate, endDate, center, near, sort } = query
  const isBackwards = startDate && endDate && endDate < startDate
  const effective = {
    ...query,
    ...(isBackwards && { endDate: undefined }),
    ...(endDate && !isBackwards && { months: undefined }),
    ...(!startDate && { flexDays: undefined }),
    ...(!center && { radiusKm: undefined }),
    ...(!near && { nearName: undefined, nearKm: undefined }),
    ...(!center && !near && sort === 'DISTANCE' && { sort: undefined }),
  }

  return Object.fromEntries(Object.entries(effective).filter(([, value]) => !isEmpty(value)))
}

/** The URL parameter of a field of the API. */
export function nameOf(field: string): string | undefined {
  return ROWS.find((row) => (row.kind === 'range' ? row.fields.includes(field) : row.field === field))?.name
}

/** The filter of a query for the API. A point determines the place; the name beside it is for display. */
export function filterOf(query: SearchQuery): SearchFilter {
  const { term, view: _view, ...filter } = withoutContradictions(query)

  return { ...filter, ...(term && !filter.center && { term }) }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function textsOf(search: string): { row: SearchField; text: string }[] {
  const params = new URLSearchParams(search)

  return ROWS.map((row) => ({ row, text: params.get(row.name)?.trim() ?? '' })).filter(
    ({ text }) => text !== '',
  )
}

function valueOf(row: SearchField, query: SearchQuery): unknown {
  const values = query as Record<string, unknown>

  return row.kind === 'range' ? row.fields.map((field) => values[field]) : values[row.field]
}

function fieldsOf(row: SearchField, value: unknown): Record<string, unknown> {
  if (isEmpty(value) || isDefault(row, value)) return {}
  if (row.kind !== 'range') return { [row.field]: value }
  const [low, high] = value as unknown[]

  return { [row.fields[0]]: low, [row.fields[1]]: high }
}

/** Whether the whole value of a parameter was understood. */
function isUnderstood(row: SearchField, text: string, query: SearchQuery): boolean {
  const alone = readValue(row, text)
  if (isEmpty(alone)) return false

  return writeValue(row, alone) === '' || partsOf(writeValue(row, valueOf(row, query))) >= partsOf(text)
}

function partsOf(text: string): number {
  return new Set(text.split(',').filter(Boolean)).size
}
