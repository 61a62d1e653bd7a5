import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useAreaSearch } from './use-area-search.ts'

const HERE = { north: 52.6, east: 13.6, south: 52.4, west: 13.2 }
const THERE = { ...HERE, north: 52.7 }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

function renderArea() {
  const searched: unknown[] = []
  const { result: area } = renderHook(() => useAreaSearch((bounds) => searched.push(bounds)))

  return { area, searched }
}

test('one movement is one search, where it ends', () => {
  const { area, searched } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  act(() => area.current.handleMove(THERE, true))
  act(() => jest.runAllTimers())

  expect(searched).toEqual([THERE])
})

test('a move of our own is no search', () => {
  const { area, searched } = renderArea()

  act(() => area.current.handleMove(HERE, false))
  act(() => jest.runAllTimers())

  expect(searched).toEqual([])
})

test('switched off, the search waits to be asked for', () => {
  const { area, searched } = renderArea()
  act(() => area.current.setIsAutomatic(false))

  act(() => area.current.handleMove(HERE, true))
  act(() => jest.runAllTimers())
  expect(searched).toEqual([])
  expect(area.current.pending).toEqual(HERE)

  act(() => area.current.search())
  expect(searched).toEqual([HERE])
  expect(area.current.pending).toBeUndefined()
})

test('what is looked for when the map has settled is what it searches for', () => {
  const searched: unknown[] = []
  const { result: area, rerender } = renderHook(
    ({ filter }) => useAreaSearch((bounds) => searched.push([filter, bounds])),
    { initialProps: { filter: 'none' } },
  )

  act(() => area.current.handleMove(HERE, true))
  rerender({ filter: 'BALCONY' })
  act(() => jest.runAllTimers())

  expect(searched).toEqual([['BALCONY', HERE]])
})

test('switched off while the map settles, it does not search any more', () => {
  const { area, searched } = renderArea()

  act(() => area.current.handleMove(HERE, true))
  act(() => area.current.setIsAutomatic(false))
  act(() => jest.runAllTimers())

  expect(searched).toEqual([])
})
