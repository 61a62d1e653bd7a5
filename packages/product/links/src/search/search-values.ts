import { isDay, lineIn } from '@domizil/domain'
import type { Bounds, Point, SearchField } from './search-fields.ts'

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
export function isDefault(row: SearchField, value: unknown): boolean {
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
