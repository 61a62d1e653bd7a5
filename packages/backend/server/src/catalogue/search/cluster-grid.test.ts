// proves D6.2
import { expect, test } from '@jest/globals'
import { clusterGrid } from './cluster-grid.ts'

const GERMANY = { north: 55, south: 47, east: 15, west: 6 }

test('cells are powers of two of a degree', () => {
  expect(clusterGrid(GERMANY)).toEqual({ width: 1, height: 1 })
})

test('moving the map leaves the cells as they are', () => {
  const moved = { north: 55.3, south: 47.3, east: 15.2, west: 6.2 }

  expect(clusterGrid(moved)).toEqual(clusterGrid(GERMANY))
})

test('zooming in by one step halves them', () => {
  const closer = { north: 53, south: 49, east: 12.75, west: 8.25 }

  expect(clusterGrid(closer)).toEqual({ width: 0.5, height: 0.5 })
})

test('a map across the date line has cells of the size of what it shows', () => {
  expect(clusterGrid({ north: 4, south: -4, east: -175, west: 176 })).toEqual({ width: 1, height: 1 })
})

test('bounds without extent have cells all the same', () => {
  const { width, height } = clusterGrid({ north: 52, south: 52, east: 13, west: 13 })

  expect([width, height]).toEqual([2 ** -11, 2 ** -11])
})
