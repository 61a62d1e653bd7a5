import { readFile } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import GeoJSON from 'ol/format/GeoJSON.js'
import { feature } from 'topojson-client'
import type { BaseData, PlaceRow } from './base-data.ts'

const read = async (file: string) =>
  JSON.parse(await readFile(new URL(`../base/${file}`, import.meta.url), 'utf8')) as unknown
const topology = (await read('basemap.topo.json')) as BaseData['topology']
const world = (await read('world.topo.json')) as BaseData['world']
const places = (await read('cities.min.json')) as PlaceRow[]

function isIn(data: BaseData['topology'], layer: string, at: [longitude: number, latitude: number]): boolean {
  const drawn = new GeoJSON().readFeatures(feature(data, layer))

  return drawn.some((one) => one.getGeometry()?.intersectsCoordinate(at))
}

test.each<[string, [number, number]]>([
  ['off Friedrichshafen', [9.45, 47.6]],
  ['off Romanshorn, on the Swiss side', [9.42, 47.585]],
])('Lake Constance is drawn as water %s', (_, at) => {
  expect(isIn(topology, 'water', at)).toBe(true)
})

test.each<[string, [number, number], boolean]>([
  ['Madrid', [-3.7, 40.4], true],
  ['Cádiz', [-6.292, 36.527], true],
  ['the bay of Cádiz', [-6.25, 36.56], false],
  ['the bay of Eckernförde', [9.95, 54.49], false],
  ['where Poland begins at Görlitz', [15.02, 51.15], true],
])('the base map has land at the place (or sea): %s', (_, at, isLand) => {
  expect(isIn(topology, 'countries', at)).toBe(isLand)
})

test('beyond the detailed area the map still shows land', () => {
  expect([isIn(world, 'land', [-95, 40]), isIn(world, 'land', [-40, 30])]).toEqual([true, false])
})

test('Spanish cities are labelled', () => {
  const names = places.map(([name]) => name)

  expect(names).toEqual(expect.arrayContaining(['Barcelona', 'Cádiz', 'Madrid']))
})
