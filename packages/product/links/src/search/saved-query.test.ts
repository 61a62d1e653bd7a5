// proves 12.7
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { queryOfSaved, savedOf } from './saved-query.ts'
import { readSearch, searchPath } from './search-address.ts'

const PARTS = [
  ['', 'q=Berlin', 'q=K%C3%B6ln&at=50.94,6.96&r=5', 'at=52.52,13.41', 'bounds=52.6,13.6,52.4,13.2'],
  [
    '',
    'from=2027-03-01',
    'from=2027-03-01&to=2027-05-15&flex=7',
    'to=2027-05-15',
    'months=3',
    'from=2027-03-01&months=36',
  ],
  ['', 'price=500-', 'price=-50', 'price=0-20000'],
  ['', 'deposit=0', 'size=40-80', 'beds=2&baths=1'],
  ['', 'persons=1', 'persons=3'],
  ['', 'type=STUDIO,LOFT', 'length=FLEXIBLE', 'amen=WIFI,BALCONY&energy=B'],
  ['', 'rules=SMOKING_ALLOWED', 'rules=PETS_ALLOWED', 'rules=SMOKING_ALLOWED,PETS_ALLOWED'],
  ['', 'sort=NEWEST', 'sort=PRICE_ASC'],
] as const
const address = fc
  .tuple(...PARTS.map((texts) => fc.constantFrom(...texts)))
  .map((parts) => `?${parts.filter(Boolean).join('&')}`)

test('opening a saved search gives the address it was saved from', () => {
  fc.assert(
    fc.property(address, (search) => {
      const query = readSearch(search)

      expect(searchPath(queryOfSaved(savedOf(query)))).toBe(searchPath(query))
    }),
    { numRuns: 2_000 },
  )
})

test('a saved search contains only the criteria of the search', () => {
  expect(savedOf(readSearch('?q=Berlin&page=3&view=map'))).toEqual({ city: 'Berlin', hasPets: false })
  expect(savedOf({})).toEqual({ hasPets: false })
})
