import { SearchFilter } from '@domizil/contract/schemas'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { PARAMETERS } from './address-parameters.ts'
import { ignoredParameters, readQuery, writeQuery } from './query-address.ts'
import { filterOf } from './query-filter.ts'

const NAMES = [...PARAMETERS.map(({ name }) => name), '__proto__', 'constructor', 'toString', 'utm_source']

const NUMBERS = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '00',
  '7',
  '37',
  '500',
  '999999',
  '9999999',
  '1e9',
  'NaN',
  'Infinity',
]
const SIGNS = [
  '-',
  ',',
  ',,',
  '.',
  '+',
  '%',
  '%2C',
  '%00',
  '%E0%A4%A',
  '%F0%9F%8F%A0',
  '🏠',
  '\u0000',
  '\uD800',
]
const PLACES = ['52.52', '13.405', '-180', '180.1', '90', '-91']
const DAYS = ['2027-02-29', '2027-03-01', '2027-01-01', '0000-00-00']
const CODES = ['STUDIO', 'WIFI', 'FLEXIBLE', 'PETS_ALLOWED', 'A+', 'A%2B', 'DISTANCE', 'map', '__proto__']
const TEXTS = ["'; DROP TABLE flat", '<script>', '../..', 'x'.repeat(300), 'ä'.repeat(101), '🏠'.repeat(60)]
const PIECES = [NUMBERS, SIGNS, PLACES, DAYS, CODES, TEXTS].flat()

/** Nonsense between sense, and whatever text there is. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(
      fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', ',', '-'),
    )
    .map(([pieces, between]) => pieces.join(between)),
)
const oddAddress = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), text), { maxLength: 8 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

const RUNS = { numRuns: 3_000 }

/** Whatever the address says: what fails is made as short as it goes, and comes back with its seed. */
function always(holds: (address: string) => void): void {
  fc.assert(fc.property(oddAddress, holds), RUNS)
}

/** What the contract says of a value, as far as it says it of those of a search. */
interface Limits {
  type?: string
  properties?: Record<string, Limits>
  items?: Limits
  enum?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
}

function fits(limits: Limits | undefined, value: unknown): boolean {
  if (!limits) return false
  if (limits.enum) return limits.enum.includes(value)
  if (typeof value === 'number')
    return value >= (limits.minimum ?? 0) && value <= (limits.maximum ?? Infinity)
  if (typeof value === 'string') return value !== '' && value.length <= (limits.maxLength ?? 10)
  if (Array.isArray(value)) return value.every((one) => fits(limits.items, one))

  return Object.entries(value as object).every(([name, one]) => fits(limits.properties?.[name], one))
}

test('the limits of the contract are known', () => {
  expect(fits(SearchFilter, { term: 'Berlin', months: 3, types: ['LOFT'], startDate: '2027-03-01' })).toBe(
    true,
  )
  expect(fits(SearchFilter, { months: 37 })).toBe(false)
  expect(fits(SearchFilter, { types: ['CASTLE'] })).toBe(false)
  expect(fits(SearchFilter, { center: { latitude: 91, longitude: 0 } })).toBe(false)
  expect(fits(SearchFilter, { nonsense: 1 })).toBe(false)
})

test('whatever the address says, the backend is asked what it understands', () => {
  always((address) => {
    expect(fits(SearchFilter, filterOf(readQuery(address)))).toBe(true)
  })
})

test('what was understood of an odd address is said again in full, and nothing of it is ignored', () => {
  always((address) => {
    const written = writeQuery(readQuery(address))

    expect(ignoredParameters(written)).toEqual([])
    expect(writeQuery(readQuery(written))).toBe(written)
  })
})

test('only parameters of the search are ever called ignored', () => {
  const known = new Set(PARAMETERS.map(({ name }) => name))

  always((address) => {
    expect(ignoredParameters(address).filter((name) => !known.has(name))).toEqual([])
  })
})
