import type { FlatType } from '@domizil/domain'
import type { Quarter } from '../places/quarter.ts'
import type { Random } from '../random.ts'
import type { Building, Era } from './flat-facts.ts'

/** The rooms of a flat. */
export interface Layout {
  bedrooms: number
  livingRooms: number
  bathrooms: number
  hasFullKitchen: boolean
  size: number
  floorNumber: number
}

const OLD: Era[] = [
  'FOUNDERS',
  'FOUNDERS',
  'FOUNDERS',
  'INTERWAR',
  'POSTWAR',
  'POSTWAR',
  'LATE_CENTURY',
  'MODERN',
]
const YOUNG: Era[] = ['MODERN', 'NEW', 'NEW']

/** The types with their frequency and the eras of their buildings. */
const TYPES: { type: FlatType; share: number; eras: readonly Era[] }[] = [
  { type: 'APARTMENT', share: 40, eras: [...OLD, ...YOUNG] },
  { type: 'STUDIO', share: 20, eras: [...OLD, ...YOUNG] },
  { type: 'ROOF_STOREY', share: 7, eras: ['FOUNDERS', 'FOUNDERS', 'INTERWAR', 'POSTWAR'] },
  { type: 'MAISONETTE', share: 6, eras: ['FOUNDERS', 'LATE_CENTURY', 'MODERN', 'NEW'] },
  { type: 'SERVICED_APARTMENT', share: 6, eras: YOUNG },
  { type: 'LOFT', share: 5, eras: ['FOUNDERS', 'FOUNDERS', 'INTERWAR'] },
  { type: 'GROUND_FLOOR', share: 5, eras: [...OLD, 'NEW'] },
  { type: 'PENTHOUSE', share: 4, eras: YOUNG },
  { type: 'RAISED_GROUND_FLOOR', share: 3, eras: ['FOUNDERS', 'FOUNDERS', 'INTERWAR'] },
  { type: 'TERRACED_FLAT', share: 3, eras: ['LATE_CENTURY', 'MODERN', 'NEW'] },
  { type: 'HALF_BASEMENT', share: 2, eras: ['FOUNDERS', 'INTERWAR', 'POSTWAR'] },
  { type: 'OTHER', share: 1, eras: ['FOUNDERS'] },
]
const ALL_SHARES = TYPES.reduce((sum, { share }) => sum + share, 0)

/** A random type, weighted by frequency, and the era of its building. */
function typeAndEra(random: Random): { type: FlatType; era: Era } {
  let left = random.next() * ALL_SHARES
  for (const { type, share, eras } of TYPES) {
    left -= share
    if (left < 0) return { type, era: random.pick(eras) }
  }
  return { type: 'APARTMENT', era: 'POSTWAR' }
}

/** The replacement of a type that a quarter cannot have. */
const IN_OLD_TOWN: Partial<Record<FlatType, FlatType>> = {
  PENTHOUSE: 'ROOF_STOREY',
  TERRACED_FLAT: 'APARTMENT',
  SERVICED_APARTMENT: 'STUDIO',
}
const IN_NEW_QUARTER: Partial<Record<FlatType, FlatType>> = {
  ROOF_STOREY: 'PENTHOUSE',
  LOFT: 'APARTMENT',
  RAISED_GROUND_FLOOR: 'GROUND_FLOOR',
  HALF_BASEMENT: 'STUDIO',
  OTHER: 'APARTMENT',
}

/**
 * A type and an era that fit the age of a quarter: no penthouse in an old town, no stucco in a new harbour quarter.
 */
export function typeAndEraIn(age: Quarter['age'], random: Random): { type: FlatType; era: Era } {
  const { type, era } = typeAndEra(random)
  if (age === 'HISTORIC') return { type: IN_OLD_TOWN[type] ?? type, era: 'FOUNDERS' }
  if (age === 'NEW') return { type: IN_NEW_QUARTER[type] ?? type, era: 'NEW' }
  return { type, era }
}

/** Draws the rooms of a flat in its building. */
export function layoutOf(type: FlatType, building: Building, random: Random): Layout {
  const bedrooms = bedroomsOf(type, random)
  const size = sizeOf(type, bedrooms, random)

  return {
    bedrooms,
    livingRooms: bedrooms >= 1 && size < 38 ? 0 : 1,
    bathrooms: size > 105 || (size > 88 && random.chance(0.4)) ? 2 : 1,
    hasFullKitchen: hasFullKitchen(type, size, random),
    size,
    floorNumber: floorOf(type, building, random),
  }
}

function bedroomsOf(type: FlatType, random: Random): number {
  if (type === 'STUDIO' || type === 'HALF_BASEMENT') return 0
  if (type === 'SERVICED_APARTMENT') return random.chance(0.6) ? 0 : 1
  if (type === 'LOFT') return random.int(0, 1)
  if (type === 'PENTHOUSE' || type === 'MAISONETTE') return random.int(1, 3)
  if (type === 'OTHER') return 1
  return random.pick([1, 1, 1, 1, 1, 2, 2, 2, 2, 3])
}

function sizeOf(type: FlatType, bedrooms: number, random: Random): number {
  const [from, to] = sizeRange(type, bedrooms)
  const size = random.int(from, to)
  return random.chance(0.2) ? size + random.int(1, 9) / 10 : size
}

function sizeRange(type: FlatType, bedrooms: number): [number, number] {
  if (type === 'LOFT') return bedrooms === 0 ? [52, 78] : [70, 118]
  if (type === 'PENTHOUSE') return [48 + bedrooms * 24, 68 + bedrooms * 30]
  if (type === 'SERVICED_APARTMENT' && bedrooms === 0) return [22, 36]
  if (bedrooms === 0) return [23, 42]
  if (bedrooms === 1) return [40, 66]
  if (bedrooms === 2) return [62, 94]
  return [88, 128]
}

function hasFullKitchen(type: FlatType, size: number, random: Random): boolean {
  if (type === 'SERVICED_APARTMENT') return false
  return size >= 40 || random.chance(0.25)
}

function floorOf(type: FlatType, { upperFloors }: Building, random: Random): number {
  if (type === 'HALF_BASEMENT') return -1
  if (type === 'GROUND_FLOOR' || type === 'RAISED_GROUND_FLOOR' || type === 'OTHER') return 0
  if (type === 'ROOF_STOREY' || type === 'PENTHOUSE') return upperFloors
  if (type === 'MAISONETTE') return upperFloors - 1
  if (type === 'TERRACED_FLAT') return random.int(1, 3)
  return random.int(1, upperFloors)
}
