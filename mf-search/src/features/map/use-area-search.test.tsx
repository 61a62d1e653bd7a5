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
