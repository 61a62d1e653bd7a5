import { expect, test } from '@jest/globals'
import { readSearch } from '@domizil/links'
import { filterOf, filterCacheKey } from './query-filter.ts'

test('the call contains the filters of the address, and asks for pins and prices', () => {
  expect(filterOf(readSearch('?q=Berlin&price=-900&beds=2&page=3&view=map'))).toEqual({
    term: 'Berlin',
    priceMax: 900,
    bedroomsMin: 2,
    page: 2,
    include: ['pins', 'histogram'],
  })
})

test('a search by radius sends the point, not the name of its place', () => {
  const filter = filterOf({ term: 'Berlin', center: { latitude: 52.5, longitude: 13.4 }, radiusKm: 5 })

  expect(filter).toEqual({
    center: { latitude: 52.5, longitude: 13.4 },
    radiusKm: 5,
    include: ['pins', 'histogram'],
  })
})

test('place, page, order and view do not change the cache key of the counts, a filter does', () => {
  const question = filterCacheKey({ term: 'Berlin', amenities: ['WIFI'] })

  const elsewhere = { center: { latitude: 1, longitude: 2 }, page: 3, sort: 'DISTANCE', view: 'map' } as const
  expect(filterCacheKey({ ...elsewhere, amenities: ['WIFI'] })).toBe(question)
  expect(filterCacheKey({ term: 'Berlin', amenities: [] })).not.toBe(question)
})
