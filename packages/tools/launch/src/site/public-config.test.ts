import { expect, test } from '@jest/globals'
import { readConfig } from '../config/read-config.ts'
import { publicConfigOf } from './open-site.ts'

const geocoderOf = (variables: Record<string, string>) => publicConfigOf(readConfig(variables), null).geocoder

test('the browser learns which geocoder is used, but not its key or path', () => {
  expect(geocoderOf({})).toBeNull()
  expect(geocoderOf({ GEOCODER: 'secret' })).toEqual({ kind: 'google' })
  expect(geocoderOf({ GEOCODER: 'https://osm.example/secret/' })).toEqual({
    kind: 'nominatim',
    host: 'osm.example',
  })
})

test('the browser learns the address of the street map’s tiles, but not its file', () => {
  const bounds = { west: 13, south: 52, east: 14, north: 53 }
  const mapFile = {
    fingerprint: '0123456789abcdef',
    minZoom: 8,
    maxZoom: 14,
    bounds,
    tile: () => Promise.resolve(undefined),
    close: () => Promise.resolve(),
  }

  const { map } = publicConfigOf(readConfig({ MAP_FILE: '/secret/berlin.pmtiles' }), mapFile)

  expect(map).toEqual({
    googleKey: null,
    tileUrl: null,
    tileAttribution: null,
    streets: { tileUrl: '/map/0123456789abcdef/{z}/{x}/{y}.mvt', minZoom: 8, maxZoom: 14, bounds },
  })
})
