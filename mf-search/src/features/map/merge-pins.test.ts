import type { Pin } from '@domizil/api'
import type { SearchQuery } from '@domizil/links'
import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { mergePins, useMerged } from './search-map.tsx'

const HERE = { north: 52.6, south: 52.4, west: 13.2, east: 13.4 }
const EAST = { ...HERE, west: 13.25, east: 13.45 }
const FAR_EAST = { ...HERE, west: 14.2, east: 14.4 }

const pinAt = (id: number, longitude: number): Pin => ({
  id,
  latitude: 52.5,
  longitude,
  pricePerMonth: 1000,
  bedrooms: 1,
  district: null,
})
const [left, middle, right] = [pinAt(1, 13.22), pinAt(2, 13.3), pinAt(3, 13.42)]

function renderPins(query: Partial<SearchQuery>, pins: Pin[]) {
  const { result, rerender } = renderHook(({ part, found }) => useMerged(found, part, mergePins), {
    initialProps: { part: query, found: pins },
  })

  return {
    ids: () => result.current.map(({ id }) => id),
    search: (part: Partial<SearchQuery>, found: Pin[]) => rerender({ part, found }),
  }
}

test('pins that have just left the map are kept, in front of the new ones', () => {
  const { ids, search } = renderPins({ bounds: HERE }, [left, middle])

  search({ bounds: EAST }, [right, middle])

  expect(ids()).toEqual([1, 2, 3])
})

test('a pin that the search no longer finds within the map is removed', () => {
  const { ids, search } = renderPins({ bounds: HERE }, [left, middle])

  search({ bounds: EAST }, [right])

  expect(ids()).toEqual([1, 3])
})

test('pins far outside the map are dropped', () => {
  const { ids, search } = renderPins({ bounds: HERE }, [left, middle])

  search({ bounds: FAR_EAST }, [])

  expect(ids()).toEqual([])
})

test('another filter replaces all pins', () => {
  const { ids, search } = renderPins({ bounds: HERE }, [left, middle])

  search({ bounds: EAST, bedroomsMin: 2 }, [right])

  expect(ids()).toEqual([3])
})

test('a search for a place replaces all pins', () => {
  const { ids, search } = renderPins({ bounds: HERE }, [left, middle])

  search({ term: 'Leipzig' }, [right])

  expect(ids()).toEqual([3])
})
