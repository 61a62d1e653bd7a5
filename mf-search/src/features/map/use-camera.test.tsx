import { aSearchResult } from '@domizil/testing'
import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import type { SearchQuery } from '@domizil/links'
import { useCamera } from './search-map.tsx'

const BERLIN = { north: 52.6, east: 13.6, south: 52.4, west: 13.2 }
const LEIPZIG = { north: 51.4, east: 12.5, south: 51.2, west: 12.2 }

function renderCamera(query: SearchQuery, bounds: typeof BERLIN | null | undefined) {
  const result = (around: typeof BERLIN | null | undefined) =>
    around === undefined ? undefined : aSearchResult({ bounds: around })
  const { result: camera, rerender } = renderHook(
    ({ query: asked, bounds: around }) => useCamera(asked, result(around)),
    { initialProps: { query, bounds } },
  )

  return { camera, rerender }
}

test('the map shows the area of the results', () => {
  const { camera, rerender } = renderCamera({}, undefined)
  rerender({ query: {}, bounds: BERLIN })

  expect(camera.current).toEqual({ bounds: BERLIN })
})

test('a search for another place moves the map to its results', () => {
  const { camera, rerender } = renderCamera({ term: 'Berlin' }, BERLIN)

  rerender({ query: { term: 'Leipzig' }, bounds: LEIPZIG })

  expect(camera.current).toEqual({ bounds: LEIPZIG })
})

test('another page of results does not move the map', () => {
  const { camera, rerender } = renderCamera({ term: 'Berlin' }, BERLIN)

  rerender({ query: { term: 'Berlin', page: 1 }, bounds: LEIPZIG })

  expect(camera.current).toEqual({ bounds: BERLIN })
})

test('a map that the visitor moved stays where it is', () => {
  const { camera, rerender } = renderCamera({}, BERLIN)
  const before = camera.current

  rerender({ query: { bounds: LEIPZIG }, bounds: LEIPZIG })

  expect(camera.current).toBe(before)
})

test('a shared address with an area opens the map on that area', () => {
  const { camera } = renderCamera({ bounds: LEIPZIG }, undefined)

  expect(camera.current).toEqual({ bounds: LEIPZIG, margin: 0 })
})

test('a search without results does not move the map', () => {
  const { camera, rerender } = renderCamera({}, BERLIN)

  rerender({ query: { priceMax: 1 }, bounds: null })

  expect(camera.current).toEqual({ bounds: BERLIN })
})

test('a search without results moves the map to the searched place', () => {
  const nothing = aSearchResult({ bounds: null, total: 0 })
  const { result: camera } = renderHook(() =>
    useCamera({ term: 'Jena' }, nothing, { latitude: 50.93, longitude: 11.59 }),
  )

  expect(camera.current).toEqual({ lat: 50.93, lng: 11.59, zoom: 11 })
})
