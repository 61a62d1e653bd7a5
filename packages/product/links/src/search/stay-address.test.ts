// proves 12.3, 16.9
import { expect, test } from '@jest/globals'
import { favouritesPath, flatPath } from '../pages.ts'
import { readSearch } from './search-address.ts'
import { readStay, stayOf, withStay } from './stay-address.ts'

const SEARCH =
  '?q=Berlin&from=2027-03-01&to=2027-05-15&flex=7&price=500-&persons=2&rules=PETS_ALLOWED&sort=NEWEST&page=3'

test('links from a search to a flat and to favourites contain its stay only', () => {
  const stay = stayOf(readSearch(SEARCH))

  expect(flatPath(7, { stay })).toBe(
    '/flat/7?from=2027-03-01&to=2027-05-15&flex=7&persons=2&rules=PETS_ALLOWED',
  )
  expect(flatPath(7, { stay, section: 'flat-reviews' })).toBe(
    '/flat/7?from=2027-03-01&to=2027-05-15&flex=7&persons=2&rules=PETS_ALLOWED#flat-reviews',
  )
  expect(favouritesPath({ shared: [3, 4], stay: { months: 3 } })).toBe('/favorites?flats=3,4&months=3')
  expect([flatPath(7), flatPath(7, { stay: {} }), favouritesPath()]).toEqual([
    '/flat/7',
    '/flat/7',
    '/favorites',
  ])
})

test('the stay in an address is read as in a search', () => {
  expect(readStay(flatPath(7, { stay: stayOf(readSearch(SEARCH)) }).slice('/flat/7'.length))).toEqual(
    stayOf(readSearch(SEARCH)),
  )
  expect(readStay('?from=2027-02-30&to=soon&persons=99&months=3&flex=7')).toEqual({ months: 3 })
})

test('a new stay replaces the old one and keeps other parameters', () => {
  expect(
    withStay('?remotes=reset&from=2027-03-01&months=3&flex=7', { persons: 2, endDate: '2027-05-01' }),
  ).toBe('?remotes=reset&to=2027-05-01&persons=2')
  expect(withStay('?from=2027-03-01', {})).toBe('')
})
