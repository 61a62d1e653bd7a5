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

test('one movement is one search, where it ends', () => {
  const { area, searched } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  act(() => area.current.handleMove(THERE, true))
  act(() => jest.runAllTimers())

  expect(searched).toEqual([['none', THERE]])
})

test('a move of our own is no search', () => {
  const { area, searched } = renderArea()

  act(() => area.current.handleMove(HERE, false))
  act(() => jest.runAllTimers())

  expect(searched).toEqual([])
})

test('switched off, the search waits to be asked for', () => {
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

test('switched off over the flats of a place, what the map shows of it can be asked for at once', () => {
  const { area, searched, change } = renderArea()
  act(() => area.current.handleMove(HERE, false))
  expect(area.current.isOffered).toBe(false)

  change({ isAutomatic: false })
  expect(area.current.isOffered).toBe(true)
  act(() => area.current.searchHere())

  expect(searched).toEqual([['none', HERE]])
})

test('what is looked for when the map has settled is what it searches for', () => {
  const { area, searched, change } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  change({ filter: 'BALCONY' })
  act(() => jest.runAllTimers())

  expect(searched).toEqual([['BALCONY', HERE]])
})

test('switched off while the map settles, it does not search any more', () => {
  const { area, searched, change } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  change({ isAutomatic: false })
  act(() => jest.runAllTimers())

  expect(searched).toEqual([])
})

test('switched on again, it catches up with where the map was moved, and only then', () => {
  const { area, searched } = renderArea({ isAutomatic: false })
  act(() => area.current.handleMove(HERE, false))
  act(() => void area.current.catchUp())
  expect(searched).toEqual([])

  act(() => area.current.handleMove(THERE, true))
  act(() => void area.current.catchUp())

  expect(searched).toEqual([['none', THERE]])
})
