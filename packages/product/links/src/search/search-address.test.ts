// proves 13.2, 16.64, D6.4
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { ignoredNames, readSearch, searchPath, searchTemplate, writeSearch } from './search-address.ts'
import { SEARCH_FIELDS, VIEW_FIELD } from './search-fields.ts'

const BERLIN = { north: 52.6, east: 13.6, south: 52.4, west: 13.2 }

test('an address without parameters has no filters', () => {
  expect(readSearch('')).toEqual({})
  expect(searchPath()).toBe('/search')
})

test('reading an address and writing it again gives the same address', () => {
  const address =
    '?q=Berlin&at=52.52,13.405&r=5&bounds=52.6,13.6,52.4,13.2&near=52.53,13.38&nearname=Charit%C3%A9&within=3&from=2027-03-01&months=6&flex=7&price=500-1500' +
    '&deposit=2000&size=40-80&beds=2&baths=1&persons=3&type=STUDIO,LOFT&length=MONTHS_1_3,FLEXIBLE' +
    '&amen=WIFI,BALCONY,DISHWASHER&rules=PETS_ALLOWED&energy=A%2B&sort=PRICE_ASC&page=2&view=map'

  expect(writeSearch(readSearch(address))).toBe(address)
  expect(ignoredNames(address)).toEqual([])
})

test('every search field can be written into and read from an address', () => {
  const names = [...SEARCH_FIELDS, VIEW_FIELD].map(({ name }) => name)
  const address =
    '?q=a&at=1,2&r=5&bounds=2,1,1,0&near=1,2&nearname=a&within=3&from=2027-03-01&to=2027-04-01&price=1-2&deposit=1&size=1-2&beds=1&baths=1&persons=1' +
    '&type=LOFT&length=FLEXIBLE&amen=WIFI&rules=PETS_ALLOWED&energy=B&sort=NEWEST&page=2&view=map&flex=3'
  const months = '?months=3'

  const written = [address, months].flatMap((text) => [
    ...new URLSearchParams(writeSearch(readSearch(text))).keys(),
  ])

  expect(new Set(written)).toEqual(new Set(names))
})

test('the bounds of the map are rounded to about ten metres', () => {
  const written = writeSearch({ bounds: { ...BERLIN, north: 52.600012345 } })

  expect(written).toBe('?bounds=52.6,13.6,52.4,13.2')
  expect(readSearch(written).bounds).toEqual(BERLIN)
})

test.each([
  ['price=500-', { priceMin: 500, priceMax: undefined }],
  ['price=-1500', { priceMin: undefined, priceMax: 1500 }],
  ['price=cheap', {}],
  ['price=0-20001', {}],
  ['deposit=120001', {}],
  ['size=-1001', {}],
  ['beds=-1', {}],
  ['beds=0', {}],
  ['beds=11', {}],
  ['page=0', {}],
  ['page=1', {}],
  ['page=2', { page: 1 }],
  ['page=two', {}],
  ['sort=DISTANCE', {}],
  ['at=52.52,13.405&sort=DISTANCE', { center: { latitude: 52.52, longitude: 13.405 }, sort: 'DISTANCE' }],
  ['near=52.52,13.405&sort=DISTANCE', { near: { latitude: 52.52, longitude: 13.405 }, sort: 'DISTANCE' }],
  [
    'near=52.52,13.405&nearname=Charité&within=3',
    { near: { latitude: 52.52, longitude: 13.405 }, nearName: 'Charité', nearKm: 3 },
  ],
  ['nearname=Charité&within=3', {}],
  ['near=52.52,13.405&within=51', { near: { latitude: 52.52, longitude: 13.405 } }],
  ['at=52.52', {}],
  ['at=95,13', {}],
  ['r=5', {}],
  ['at=52,13&r=51', { center: { latitude: 52, longitude: 13 } }],
  ['from=2027-02-29', {}],
  ['from=01.03.2027', {}],
  ['from=2027-03-01&to=2027-02-01', { startDate: '2027-03-01' }],
  ['to=2027-03-01&months=3', { endDate: '2027-03-01' }],
  ['months=37', {}],
  ['flex=7', {}],
  ['from=2027-03-01&flex=8', { startDate: '2027-03-01' }],
  ['from=2027-03-01&flex=0', { startDate: '2027-03-01' }],
  ['price=900', {}],
  ['price=1-2-3', {}],
  ['size=-80', { sizeMin: undefined, sizeMax: 80 }],
  ['baths=eleven', {}],
  ['length=FLEXIBLE,FOREVER', { bookingLengths: ['FLEXIBLE'] }],
  ['amen=BALCONY,WIFI,WIFI', { amenities: ['WIFI', 'BALCONY'] }],
  ['rules=PARTIES_ALLOWED', {}],
  ['energy=Z', {}],
  ['view=satellite', {}],
  ['type=STUDIO,CASTLE', { types: ['STUDIO'] }],
  ['bounds=52,13,53,12', {}],
  ['bounds=90,180,-90,-180', { bounds: { north: 90, east: 180, south: -90, west: -180 } }],
  ['bounds=95,13,52,12', {}],
  ['bounds=53,13,52', {}],
  ['bounds=53,13,52,12,1', {}],
])('the parameter %s is read as far as it is valid', (address, read) => {
  expect(readSearch(address)).toEqual(read)
})

test.each([
  ['price=cheap&beds=2', ['price']],
  ['type=STUDIO,CASTLE', ['type']],
  ['to=2027-02-01&from=2027-03-01', ['to']],
  ['from=2027-03-01&to=2027-09-01&months=3', ['months']],
  ['flex=7&r=5&sort=DISTANCE', ['r', 'flex', 'sort']],
  ['page=1&sort=RELEVANCE&view=list&q=&price=&beds=0', []],
  ['amen=WIFI,WIFI', []],
  ['utm_source=letter', []],
])('in the address %s the ignored parameters are %j', (address, ignored) => {
  expect(ignoredNames(address)).toEqual(ignored)
})

test('a place is cut to the length that the API accepts', () => {
  expect(readSearch(`q=${'a'.repeat(200)}`).term).toHaveLength(100)
})

test('codes are written in catalogue order', () => {
  expect(searchPath({ amenities: ['DESK', 'WIFI'] })).toBe('/search?amen=WIFI,DESK')
})

test('the address in the search template is read as a search for its place', () => {
  const [, search] = searchTemplate('Bad%20Homburg').split('?')

  expect(readSearch(search ?? '')).toEqual({ term: 'Bad Homburg' })
})

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
const PLACES = ['52.52', '13.405', '-180', '180.1', '90', '-91', '52.123456']
const DAYS = ['2027-02-29', '2027-03-01', '2027-01-01', '0000-00-00']
const CODES = ['STUDIO', 'WIFI', 'FLEXIBLE', 'PETS_ALLOWED', 'A+', 'A%2B', 'DISTANCE', 'map', '__proto__']
const TEXTS = ["'; DROP TABLE flat", '<script>', '../..', 'x'.repeat(300), 'ä'.repeat(101), '🏠'.repeat(60)]
const PIECES = [NUMBERS, SIGNS, PLACES, DAYS, CODES, TEXTS].flat()
const NAMES = [...SEARCH_FIELDS, VIEW_FIELD].map(({ name }) => name)
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
  .array(fc.tuple(fc.constantFrom(...NAMES, '__proto__', 'constructor', 'utm_source'), text), {
    maxLength: 8,
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

test('writing what was read from any odd address, and reading it again, changes nothing', () => {
  fc.assert(
    fc.property(oddAddress, (address) => {
      const read = readSearch(address)
      const written = writeSearch(read)

      expect(ignoredNames(written)).toEqual([])
      expect(readSearch(written)).toEqual(read)
      expect(writeSearch(readSearch(written))).toBe(written)
      expect(ignoredNames(address).filter((name) => !(NAMES as string[]).includes(name))).toEqual([])
    }),
    { numRuns: 3_000 },
  )
})
