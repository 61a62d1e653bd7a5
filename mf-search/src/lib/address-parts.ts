import type { Bounds } from '@domizil/contract'
import type { Point } from './search-query.ts'

/** A whole number within its limits; undefined for anything else. */
export function wholeNumber(text: string, min = 0, max = 100_000): number | undefined {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : undefined

  return value !== undefined && value >= min && value <= max ? value : undefined
}

/** Two limits with a dash between them, either of which may be open: `500-1500`, `500-`, `-1500`. */
export function readRange(text: string): [low: number | undefined, high: number | undefined] | undefined {
  const [, low = '', high = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(text) ?? []
  const range: [number | undefined, number | undefined] = [wholeNumber(low), wholeNumber(high)]
  const isLost = (range[0] === undefined && low !== '') || (range[1] === undefined && high !== '')

  return isLost || (low === '' && high === '') ? undefined : range
}

export function writeRange(low: number | undefined, high: number | undefined): string {
  return (low ?? high) === undefined ? '' : `${low ?? ''}-${high ?? ''}`
}

// About ten metres: finer would only make the address longer.
const DECIMALS = 4

function degrees(values: readonly number[]): string {
  return values.map((value) => Number(value.toFixed(DECIMALS))).join(',')
}

function readDegrees(text: string, count: number): number[] | undefined {
  const parts = text.split(',')
  const isWritten = parts.length === count && parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part))

  return isWritten ? parts.map(Number) : undefined
}

export function writePoint({ latitude, longitude }: Point): string {
  return degrees([latitude, longitude])
}

export function readPoint(text: string): Point | undefined {
  const [latitude = 0, longitude = 0] = readDegrees(text, 2) ?? [Infinity]

  return isOnEarth(latitude, longitude) ? { latitude, longitude } : undefined
}

export function writeBounds({ north, east, south, west }: Bounds): string {
  return degrees([north, east, south, west])
}

export function readBounds(text: string): Bounds | undefined {
  const [north = 0, east = 0, south = 0, west = 0] = readDegrees(text, 4) ?? []
  const isSane = north > south && isOnEarth(north, east) && isOnEarth(south, west)

  return isSane ? { north, east, south, west } : undefined
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}
