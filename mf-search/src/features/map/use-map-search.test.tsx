import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useAreaSearch } from './use-map-search.ts'

const HERE = { north: 52.6, east: 13.6, south: 52.4, west: 13.2 }
const THERE = { ...HERE, north: 52.7 }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function renderArea({ isAutomatic = true, hasArea = false } = {}) {
  const searched: unknown[] = []
  const { result: area, rerender } = renderHook(
    ({ filter, ...state }) =>
      useAreaSearch({ ...state, search: (bounds) => searched.push([filter, bounds]) }),
    { initialProps: { filter: 'none', isAutomatic, hasArea } },
  )
  const change = (part: { filter?: string; isAutomatic?: boolean; hasArea?: boolean }) =>
    rerender({ filter: 'none', isAutomatic, hasArea, ...part })

  return { area, searched, change }
}

test('several moves of the map cause one search, for the last area', () => {
  const { area, searched } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  act(() => area.current.handleMove(THERE, true))
  act(() => jest.runAllTimers())

  expect(searched).toEqual([['none', THERE]])
})

test('a move by the page itself does not search', () => {
  const { area, searched } = renderArea()

  act(() => area.current.handleMove(HERE, false))
  act(() => jest.runAllTimers())

  expect(searched).toEqual([])
})

test('with automatic search off, moving the map offers a search but does not start it', () => {
  const { area, searched, change } = renderArea({ isAutomatic: false, hasArea: true })
  act(() => area.current.handleMove(HERE, false))
  expect(area.current.isOffered).toBe(false)

  act(() => area.current.handleMove(THERE, true))
  act(() => jest.runAllTimers())
  expect(searched).toEqual([])
  expect(area.current.isOffered).toBe(true)

  act(() => area.current.searchHere())
  change({ isAutomatic: false, hasArea: true })
  expect(searched).toEqual([['none', THERE]])
  expect(area.current.isOffered).toBe(false)
})

test('turning automatic search off offers to search the shown part of the map', () => {
  const { area, searched, change } = renderArea()
  act(() => area.current.handleMove(HERE, false))
  expect(area.current.isOffered).toBe(false)

  change({ isAutomatic: false })
  expect(area.current.isOffered).toBe(true)
  act(() => area.current.searchHere())

  expect(searched).toEqual([['none', HERE]])
})

test('a filter changed while the map is still settling is part of the map’s search', () => {
  const { area, searched, change } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  change({ filter: 'BALCONY' })
  act(() => jest.runAllTimers())

  expect(searched).toEqual([['BALCONY', HERE]])
})

test('turning automatic search off while the map settles cancels its search', () => {
  const { area, searched, change } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  change({ isAutomatic: false })
  act(() => jest.runAllTimers())

  expect(searched).toEqual([])
})

test('turning automatic search on again searches the area if the map was moved meanwhile', () => {
  const { area, searched } = renderArea({ isAutomatic: false })
  act(() => area.current.handleMove(HERE, false))
  act(() => void area.current.catchUp())
  expect(searched).toEqual([])

  act(() => area.current.handleMove(THERE, true))
  act(() => void area.current.catchUp())

  expect(searched).toEqual([['none', THERE]])
})
