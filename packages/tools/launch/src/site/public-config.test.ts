import { expect, test } from '@jest/globals'
import { readConfig } from '../config/read-config.ts'
import { publicConfigOf } from './public-config.ts'

const geocoderOf = (variables: Record<string, string>) => publicConfigOf(readConfig(variables)).geocoder

test('everybody may know who is asked for addresses, and nobody the key or the way to it', () => {
  expect(geocoderOf({})).toBeNull()
  expect(geocoderOf({ GEOCODER_GOOGLE_KEY: 'secret' })).toEqual({ kind: 'google' })
  expect(geocoderOf({ GEOCODER_NOMINATIM_URL: 'https://osm.example/secret/' })).toEqual({
    kind: 'nominatim',
    host: 'osm.example',
  })
})
