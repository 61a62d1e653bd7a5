// proves D6.2
import { expect, test } from '@jest/globals'
import { clusterGrid } from './cluster-grid.ts'

const GERMANY = { north: 55, south: 47, east: 15, west: 6 }

test('the width and height of cluster cells are powers of two of a degree', () => {
  expect(clusterGrid(GERMANY)).toEqual({ width: 1, height: 1 })
})

test('cluster cells keep their size when the map is moved', () => {
  const moved = { north: 55.3, south: 47.3, east: 15.2, west: 6.2 }

  expect(clusterGrid(moved)).toEqual(clusterGrid(GERMANY))
})

test('cluster cells are half as large after zooming in by one step', () => {
  const closer = { north: 53, south: 49, east: 12.75, west: 8.25 }

  expect(clusterGrid(closer)).toEqual({ width: 0.5, height: 0.5 })
})

test('cluster cells of a map across the date line fit the width that it shows', () => {
  expect(clusterGrid({ north: 4, south: -4, east: -175, west: 176 })).toEqual({ width: 1, height: 1 })
})

test('cluster cells have a smallest size for bounds without extent', () => {
  const { width, height } = clusterGrid({ north: 52, south: 52, east: 13, west: 13 })

  expect([width, height]).toEqual([2 ** -11, 2 ** -11])
})
