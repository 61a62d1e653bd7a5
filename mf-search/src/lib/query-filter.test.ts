import { expect, test } from '@jest/globals'
import { readSearch } from '@domizil/links'
import { filterOf, filterCacheKey } from './query-filter.ts'

test('the backend is asked for what was said, and for the map', () => {
  expect(filterOf(readSearch('?q=Berlin&price=-900&beds=2&page=3&view=map'))).toEqual({
    term: 'Berlin',
    priceMax: 900,
    bedroomsMin: 2,
    page: 2,
    include: ['pins', 'histogram'],
  })
})

test('around a point the name of its place is not searched for', () => {
  const filter = filterOf({ term: 'Berlin', center: { latitude: 52.5, longitude: 13.4 }, radiusKm: 5 })

  expect(filter).toEqual({
    center: { latitude: 52.5, longitude: 13.4 },
    radiusKm: 5,
    include: ['pins', 'histogram'],
  })
})

test('another place, page, order or view is the same question, another filter is not', () => {
  const question = filterCacheKey({ term: 'Berlin', amenities: ['WIFI'] })

  const elsewhere = { center: { latitude: 1, longitude: 2 }, page: 3, sort: 'DISTANCE', view: 'map' } as const
  expect(filterCacheKey({ ...elsewhere, amenities: ['WIFI'] })).toBe(question)
  expect(filterCacheKey({ term: 'Berlin', amenities: [] })).not.toBe(question)
})
