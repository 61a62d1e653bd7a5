import type { Cluster } from '@domizil/api'
import type { SearchQuery } from '@domizil/links'
import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { mergeClusters, useMerged } from './search-map.tsx'

const HERE = { north: 55, south: 48, west: 6, east: 13 }
const group = (cell: string, count: number): Cluster => ({
  cell,
  latitude: 50,
  longitude: count,
  count,
  minPrice: 500,
})
const [west, middle, east] = [group('west', 30), group('middle', 20), group('east', 40)]

function renderGroups(groups: Cluster[]) {
  const props = (part: Partial<SearchQuery>, found: Cluster[] | undefined) => ({
    query: { bounds: HERE, ...part },
    found,
  })
  const { result, rerender } = renderHook(({ query, found }) => useMerged(found, query, mergeClusters), {
    initialProps: props({}, groups),
  })

  return {
    groups: () => result.current,
    search: (part: Partial<SearchQuery>, found?: Cluster[]) => rerender(props(part, found)),
  }
}

test('clusters that were already shown keep their order, and new ones follow', () => {
  const { groups, search } = renderGroups([west, middle])

  search({}, [east, middle, west])

  expect(groups()).toEqual([west, middle, east])
})

test('a cluster cut off by the edge of the map keeps its full count, and a new one updates it', () => {
  const { groups, search } = renderGroups([west, group('east', 5)])

  search({}, [group('west', 4), east])

  expect(groups()).toEqual([west, east])
})

test('another filter or place replaces all clusters', () => {
  const { groups, search } = renderGroups([west])

  search({ bedroomsMin: 2 }, [group('west', 4)])
  expect(groups()).toEqual([group('west', 4)])
  search({ bounds: undefined, bedroomsMin: 2 }, [group('west', 3)])

  expect(groups()).toEqual([group('west', 3)])
})

test('clusters without results are removed', () => {
  const { groups, search } = renderGroups([west, middle])

  search({})

  expect(groups()).toEqual([])
})
