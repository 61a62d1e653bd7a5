import { expect, test } from '@jest/globals'
import { readConfig } from '../config/read-config.ts'
import { publicConfigOf } from './public-config.ts'

const geocoderOf = (variables: Record<string, string>) => publicConfigOf(readConfig(variables), null).geocoder

test('everybody may know who is asked for addresses, and nobody the key or the way to it', () => {
  expect(geocoderOf({})).toBeNull()
  expect(geocoderOf({ GEOCODER: 'secret' })).toEqual({ kind: 'google' })
  expect(geocoderOf({ GEOCODER: 'https://osm.example/secret/' })).toEqual({
    kind: 'nominatim',
    host: 'osm.example',
  })
})

test('the browser learns where the tiles of the street map are, and nothing of its file', () => {
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
