import {
  ALL_AMENITIES,
  BOOKING_LENGTHS,
  ENERGY_CLASSES,
  FLAT_TYPES,
  HOUSE_RULES,
  isDay,
} from '@domizil/domain'
import {
  readBounds,
  readPoint,
  readRange,
  wholeNumber,
  writeBounds,
  writePoint,
  writeRange,
} from './address-parts.ts'
import { FLEXIBILITIES, type SearchQuery, SORTS } from './search-query.ts'

/** One parameter of the address. */
export interface Parameter {
  readonly name: string
  /** What it says; undefined when that makes no sense. */
  readonly read: (text: string) => Partial<SearchQuery> | undefined
  /** Empty when there is nothing to say. */
  readonly write: (query: SearchQuery) => string | number | undefined
}

const MAX_PLACE_LENGTH = 100

/** Everything that the address can say, in the order in which it says it. */
export const PARAMETERS: readonly Parameter[] = [
  {
    name: 'q',
    read: (text) => ({ place: text.slice(0, MAX_PLACE_LENGTH).trim() }),
    write: ({ place }) => place,
  },
  {
    name: 'at',
    read: (text) => found('center', readPoint(text)),
    write: ({ center }) => center && writePoint(center),
  },
  number('r', 'radiusKm', 1, 50),
  {
    name: 'bounds',
    read: (text) => found('bounds', readBounds(text)),
    write: ({ bounds }) => bounds && writeBounds(bounds),
  },
  day('from', 'from'),
  day('to', 'to'),
  number('months', 'months', 1, 36),
  choice('flex', 'flexDays', FLEXIBILITIES),
  range('price', 'priceMin', 'priceMax'),
  number('deposit', 'deposit', 0, 100_000),
  range('size', 'sizeMin', 'sizeMax'),
  number('beds', 'bedrooms', 1, 10),
  number('baths', 'bathrooms', 1, 10),
  number('persons', 'persons', 1, 20),
  codes('type', 'types', FLAT_TYPES),
  codes('length', 'lengths', BOOKING_LENGTHS),
  codes('amen', 'amenities', ALL_AMENITIES),
  codes('rules', 'rules', HOUSE_RULES),
  choice('energy', 'energy', ENERGY_CLASSES),
  choice('sort', 'sort', SORTS, 'RELEVANCE'),
  {
    name: 'page',
    read: (text) => found('page', wholeNumber(text, 1, 1_000)),
    write: ({ page }) => (page === 1 ? '' : page),
  },
  {
    name: 'view',
    read: (text) => (text === 'map' || text === 'list' ? { isMap: text === 'map' } : undefined),
    write: ({ isMap }) => (isMap ? 'map' : ''),
  },
]

type Field = keyof SearchQuery

function found<Name extends Field>(field: Name, value: SearchQuery[Name] | undefined) {
  return value === undefined ? undefined : ({ [field]: value } as Partial<SearchQuery>)
}

function number(
  name: string,
  field: 'radiusKm' | 'months' | 'deposit' | 'bedrooms' | 'bathrooms' | 'persons',
  min: number,
  max: number,
): Parameter {
  return {
    name,
    read: (text) => found(field, wholeNumber(text, min, max)),
    write: (query) => query[field],
  }
}

function day(name: string, field: 'from' | 'to'): Parameter {
  return {
    name,
    read: (text) => (isDay(text) ? { [field]: text } : undefined),
    write: (query) => query[field],
  }
}

function range(name: string, low: 'priceMin' | 'sizeMin', high: 'priceMax' | 'sizeMax'): Parameter {
  return {
    name,
    read: (text) => {
      const limits = readRange(text)
      return limits && { [low]: limits[0], [high]: limits[1] }
    },
    write: (query) => writeRange(query[low], query[high]),
  }
}

/** One of a few. The one that is meant anyway need not be written. */
function choice(
  name: string,
  field: 'flexDays' | 'energy' | 'sort',
  all: readonly (string | number)[],
  usual?: string,
): Parameter {
  return {
    name,
    read: (text) => {
      const chosen = all.find((one) => String(one) === text)
      return chosen === undefined ? undefined : { [field]: chosen }
    },
    write: (query) => (query[field] === usual ? '' : query[field]),
  }
}

/** Several of many, in the order of all. What there is not is left out. */
function codes(
  name: string,
  field: 'types' | 'lengths' | 'amenities' | 'rules',
  all: readonly string[],
): Parameter {
  return {
    name,
    read: (text) => {
      const wanted = text.split(',')
      const known = all.filter((code) => wanted.includes(code))
      return known.length === 0 ? undefined : { [field]: known }
    },
    write: (query) => query[field].join(','),
  }
}
