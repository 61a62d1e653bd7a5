import { expect, test } from '@jest/globals'
import { ignoredParameters, readQuery, writeQuery } from './query-address.ts'
import { filterOf } from './query-filter.ts'
import { EVERYTHING } from './search-query.ts'

const BERLIN = { north: 52.6, east: 13.6, south: 52.4, west: 13.2 }

test('the bare address asks for everything', () => {
  expect(readQuery('')).toEqual(EVERYTHING)
  expect(writeQuery(EVERYTHING)).toBe('')
})

test('an address says what it says back', () => {
  const address =
    '?q=Berlin&at=52.52,13.405&r=5&bounds=52.6,13.6,52.4,13.2&from=2027-03-01&months=6&flex=7&price=500-1500' +
    '&deposit=2000&size=40-80&beds=2&baths=1&persons=3&type=STUDIO,LOFT&length=MONTHS_1_3,FLEXIBLE' +
    '&amen=WIFI,BALCONY,DISHWASHER&rules=PETS_ALLOWED&energy=A%2B&sort=PRICE_ASC&page=2&view=map'

  expect(writeQuery(readQuery(address))).toBe(address)
  expect(ignoredParameters(address)).toEqual([])
})

test('a part of the map is named with about ten metres', () => {
  const written = writeQuery({ ...EVERYTHING, bounds: { ...BERLIN, north: 52.600012345 } })

  expect(written).toBe('?bounds=52.6,13.6,52.4,13.2')
  expect(readQuery(written).bounds).toEqual(BERLIN)
})

test.each([
  ['price=500-', { priceMin: 500, priceMax: undefined }],
  ['price=-1500', { priceMin: undefined, priceMax: 1500 }],
  ['price=cheap', { priceMin: undefined, priceMax: undefined }],
  ['beds=-1', { bedrooms: undefined }],
  ['beds=11', { bedrooms: undefined }],
  ['page=0', { page: 1 }],
  ['page=two', { page: 1 }],
  ['sort=DISTANCE', { sort: 'RELEVANCE' }],
  ['at=52.52,13.405&sort=DISTANCE', { sort: 'DISTANCE' }],
  ['at=52.52', { center: undefined }],
  ['at=95,13', { center: undefined }],
  ['r=5', { radiusKm: undefined }],
  ['at=52,13&r=51', { radiusKm: undefined }],
  ['from=2027-02-29', { from: undefined }],
  ['from=01.03.2027', { from: undefined }],
  ['from=2027-03-01&to=2027-02-01', { from: '2027-03-01', to: undefined }],
  ['to=2027-03-01&months=3', { to: '2027-03-01', months: undefined }],
  ['months=37', { months: undefined }],
  ['flex=7', { flexDays: undefined }],
  ['from=2027-03-01&flex=8', { flexDays: undefined }],
  ['price=900', { priceMin: undefined, priceMax: undefined }],
  ['price=1-2-3', { priceMin: undefined, priceMax: undefined }],
  ['size=-80', { sizeMin: undefined, sizeMax: 80 }],
  ['baths=eleven', { bathrooms: undefined }],
  ['length=FLEXIBLE,FOREVER', { lengths: ['FLEXIBLE'] }],
  ['amen=BALCONY,WIFI,WIFI', { amenities: ['WIFI', 'BALCONY'] }],
  ['rules=PARTIES_ALLOWED', { rules: [] }],
  ['energy=Z', { energy: undefined }],
  ['view=satellite', { isMap: false }],
  ['type=STUDIO,CASTLE', { types: ['STUDIO'] }],
  ['bounds=52,13,53,12', { bounds: undefined }],
  ['bounds=95,13,52,12', { bounds: undefined }],
  ['bounds=53,13,52', { bounds: undefined }],
  ['bounds=53,13,52,12,1', { bounds: undefined }],
])('%s is read as far as it makes sense', (address, read) => {
  expect(readQuery(address)).toMatchObject(read)
})

test.each([
  ['price=cheap&beds=2', ['price']],
  ['type=STUDIO,CASTLE', ['type']],
  ['to=2027-02-01&from=2027-03-01', ['to']],
  ['from=2027-03-01&to=2027-09-01&months=3', ['months']],
  ['flex=7&r=5&sort=DISTANCE', ['r', 'flex', 'sort']],
  ['page=1&sort=RELEVANCE&view=list&q=&price=', []],
  ['amen=WIFI,WIFI', []],
  ['utm_source=letter', []],
])('of %s the page says what it leaves out', (address, ignored) => {
  expect(ignoredParameters(address)).toEqual(ignored)
})

test('a place is cut where the backend would refuse it', () => {
  expect(readQuery(`q=${'a'.repeat(200)}`).place).toHaveLength(100)
})

test('the backend is asked only for what was said, and counts pages from zero', () => {
  const query = { ...EVERYTHING, place: 'Berlin', priceMax: 900, bedrooms: 2, page: 3 }

  expect(filterOf(query)).toEqual({
    term: 'Berlin',
    priceMax: 900,
    bedroomsMin: 2,
    sort: 'RELEVANCE',
    page: 2,
    include: ['pins', 'histogram'],
  })
})

test('the backend is asked in its own words', () => {
  const query = readQuery(
    'at=52.5,13.4&r=5&from=2027-03-01&to=2027-08-31&flex=7&deposit=2000&size=40-80&baths=1&length=FLEXIBLE' +
      '&amen=WIFI&rules=PETS_ALLOWED&energy=B',
  )

  expect(filterOf(query)).toMatchObject({
    center: { latitude: 52.5, longitude: 13.4 },
    radiusKm: 5,
    startDate: '2027-03-01',
    endDate: '2027-08-31',
    flexDays: 7,
    depositMax: 2000,
    sizeMin: 40,
    sizeMax: 80,
    bathroomsMin: 1,
    bookingLengths: ['FLEXIBLE'],
    amenities: ['WIFI'],
    houseRules: ['PETS_ALLOWED'],
    energyClassMax: 'B',
  })
})

test('a lowest price of nothing is still a price', () => {
  expect(filterOf(readQuery('price=0-900'))).toMatchObject({ priceMin: 0, priceMax: 900 })
  expect(writeQuery(readQuery('price=0-900'))).toBe('?price=0-900')
})
