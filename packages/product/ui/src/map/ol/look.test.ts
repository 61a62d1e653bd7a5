import { expect, test } from '@jest/globals'
import OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import View from 'ol/View.js'
import { look } from './open-map.tsx'

const BERLIN = { north: 52.68, east: 13.76, south: 52.34, west: 13.09 }

const NORTH_EAST = fromLonLat([BERLIN.east, BERLIN.north])
const SOUTH_WEST = fromLonLat([BERLIN.west, BERLIN.south])
const SIZE = [1_200, 700]

test('results are fitted between the controls at the top and the attributions at the bottom', () => {
  const map = new OlMap({ view: new View({ center: [0, 0], zoom: 3 }) })
  const view = map.getView()
  map.setSize(SIZE)
  view.setViewportSize(SIZE)

  look(map, { bounds: BERLIN })

  const [, south = 0, , north = 0] = view.calculateExtent(SIZE)
  const pixels = (metres: number) => Math.round(metres / (view.getResolution() ?? 1))
  expect(pixels(north - (NORTH_EAST[1] ?? 0))).toBe(88)
  expect(pixels((SOUTH_WEST[1] ?? 0) - south)).toBe(72)
})
