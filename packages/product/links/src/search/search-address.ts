import { isDay, lineIn } from '@domizil/domain'
import type { PagePath } from '../page-path.ts'
import {
  type Bounds,
  type Point,
  SEARCH_FIELDS,
  type SearchField,
  type SearchFilter,
  type SearchQuery,
  VIEW_FIELD,
} from './search-fields.ts'

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

/** Parses the URL value of one row; undefined if it is invalid. */
export function readValue(row: SearchField, text: string): unknown {
  switch (row.kind) {
    case 'text':
      return lineIn(text.slice(0, row.maxLength)) || undefined
    case 'point':
      return readPoint(text)
    case 'bounds':
      return readBounds(text)
    case 'day':
      return isDay(text) ? text : undefined
    case 'flag':
      return text === FLAG || undefined
    case 'number':
      return readNumber(text, row)
    case 'page': {
      const page = readNumber(text, { min: row.min + 1, max: row.max + 1 })
      return page === undefined ? undefined : page - 1
    }
    case 'choice':
      return row.codes.find((code) => String(code) === text)
    case 'codes': {
      const wanted = text.split(',')
      return row.codes.filter((code) => wanted.includes(code))
    }
    case 'range':
      return readRange(text, row)
  }
}

/** Formats the URL value of one row; empty for a default. */
export function writeValue(row: SearchField, value: unknown): string {
  switch (row.kind) {
    case 'flag':
      return value ? FLAG : ''
    case 'point':
      return value ? writePoint(value as Point) : ''
    case 'bounds':
      return value ? writeBounds(value as Bounds) : ''
    case 'page':
      return value ? String(Number(value) + 1) : ''
    case 'range':
      return writeRange(value as Range)
    case 'codes':
      return row.codes.filter((code) => (value as readonly string[] | undefined)?.includes(code)).join(',')
    default:
      return isDefault(row, value) ? '' : `${value as string | number}`
  }
}

/** Whether a value is the default, which is not written. */
function isDefault(row: SearchField, value: unknown): boolean {
  return value === undefined || ('default' in row && value === row.default)
}

/** What a flag that is set is in the URL. */
const FLAG = '1'

interface Limits {
  readonly min: number
  readonly max: number
  readonly decimals?: number
}

type Range = readonly [low: number | undefined, high: number | undefined]

function readNumber(text: string, { min, max, decimals = 0 }: Limits): number | undefined {
  const [, fraction = ''] = text.split('.')
  const value = /^\d{1,6}(\.\d+)?$/.test(text) && fraction.length <= decimals ? Number(text) : undefined

  return value !== undefined && value >= min && value <= max ? value : undefined
}

/** Two ends separated by a dash, either of which may be open: `500-1500`, `500-`, `-1500`. */
function readRange(text: string, limits: Limits): Range | undefined {
  const [, low = '', high = ''] = /^([\d.]*)-([\d.]*)$/.exec(text) ?? []
  const range: Range = [readNumber(low, limits), readNumber(high, limits)]
  const isLost = (range[0] === undefined && low !== '') || (range[1] === undefined && high !== '')

  return isLost || (low === '' && high === '') ? undefined : range
}

function writeRange([low, high]: Range): string {
  return (low ?? high) === undefined ? '' : `${low ?? ''}-${high ?? ''}`
}

// About ten metres; more digits would only lengthen the URL.
const DECIMALS = 4

function writeDegrees(values: readonly number[]): string {
  return values.map((value) => Number(value.toFixed(DECIMALS))).join(',')
}

function readDegrees(text: string, count: number): number[] | undefined {
  const parts = text.split(',')
  const isWritten = parts.length === count && parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part))

  return isWritten ? parts.map((part) => Number(Number(part).toFixed(DECIMALS))) : undefined
}

function writePoint({ latitude, longitude }: Point): string {
  return writeDegrees([latitude, longitude])
}

function readPoint(text: string): Point | undefined {
  const [latitude = 0, longitude = 0] = readDegrees(text, 2) ?? [Infinity]

  return isOnEarth(latitude, longitude) ? { latitude, longitude } : undefined
}

function writeBounds({ north, east, south, west }: Bounds): string {
  return writeDegrees([north, east, south, west])
}

function readBounds(text: string): Bounds | undefined {
  const [north = 0, east = 0, south = 0, west = 0] = readDegrees(text, 4) ?? []
  const isSane = north > south && isOnEarth(north, east) && isOnEarth(south, west)

  return isSane ? { north, east, south, west } : undefined
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}
