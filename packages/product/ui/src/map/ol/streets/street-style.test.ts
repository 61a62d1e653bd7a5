// proves 16.61
import { expect, test } from '@jest/globals'
import Feature from 'ol/Feature.js'
import LineString from 'ol/geom/LineString.js'
import Point from 'ol/geom/Point.js'
import Polygon from 'ol/geom/Polygon.js'
import type Style from 'ol/style/Style.js'
import { hasStreetsAt, streetExtent } from './street-area.ts'
import { streetStyle } from './street-layer.ts'

const BERLIN = { bounds: { north: 52.7, east: 13.7, south: 52.3, west: 13 } }
const resolutionOf = (zoom: number) => 156_543.034 / 2 ** zoom

const station = new Feature({
  geometry: new Point([0, 0]),
  layer: 'pois',
  kind: 'station',
  name: 'Hauptbahnhof',
  'name:en': 'Central Station',
})
const street = new Feature({
  geometry: new LineString([
    [0, 0],
    [1, 1],
  ]),
  layer: 'roads',
  kind: 'minor_road',
  name: 'Musterweg',
})
const area = (layer: string, kind: string) =>
  new Feature({
    geometry: new Polygon([
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ],
    ]),
    layer,
    kind,
  })

const textsOf = (styles: readonly Style[]) => styles.flatMap((style) => style.getText()?.getText() ?? [])
const fillsOf = (styles: readonly Style[]) => styles.map((style) => style.getFill()?.getColor())

test.each([
  ['en', 'Central Station'],
  ['de', 'Hauptbahnhof'],
  ['es', 'Hauptbahnhof'],
])('in %s the main station is labelled %s', (language, name) => {
  expect(textsOf(streetStyle(language)(station, resolutionOf(15)))).toEqual([name])
})

test('small streets are drawn and labelled only when zoomed in', () => {
  const style = streetStyle('de')

  expect(style(street, resolutionOf(11))).toEqual([])
  expect(textsOf(style(street, resolutionOf(14)))).toEqual([])
  expect(textsOf(style(street, resolutionOf(16)))).toEqual(['Musterweg'])
})

test.each([
  ['water', 'lake', '#c3dcea'],
  ['landuse', 'park', '#dfe8d3'],
  ['landuse', 'forest', '#d3e0c6'],
  ['earth', 'earth', '#f8f6f2'],
])('the %s of the kind %s is drawn in its colour', (layer, kind, colour) => {
  expect(fillsOf(streetStyle('de')(area(layer, kind), resolutionOf(13)))).toEqual([colour])
})

test('unknown kinds of features are not drawn', () => {
  const style = streetStyle('de')

  expect(style(area('landuse', 'volcano'), resolutionOf(13))).toEqual([])
  expect(style(new Feature({ geometry: new Point([0, 0]) }), resolutionOf(13))).toEqual([])
})

test('equal styles are created once', () => {
  const style = streetStyle('de')

  expect(style(street, resolutionOf(16))[0]).toBe(style(street, resolutionOf(16.1))[0])
})

test('streets are available within their area, when zoomed in', () => {
  const [west = 0, south = 0] = streetExtent(BERLIN)
  const inside = [west + 1, south + 1]

  expect(hasStreetsAt(BERLIN, inside, 12)).toBe(true)
  expect(hasStreetsAt(BERLIN, inside, 9)).toBe(false)
  expect(hasStreetsAt(BERLIN, [west - 1, south], 12)).toBe(false)
  expect(hasStreetsAt(null, inside, 12)).toBe(false)
})
