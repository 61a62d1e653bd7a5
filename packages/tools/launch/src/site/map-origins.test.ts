import { expect, test } from '@jest/globals'
import { mapOriginsOf } from './open-site.ts'

const nothing = { googleKey: null, tileUrl: null, tileAttribution: null, file: null }

test('the bundled map needs no external origins', () => {
  expect(Object.values(mapOriginsOf(nothing)).flat()).toEqual([])
})

test('a tile server adds only its own origin', () => {
  const tileUrl = 'https://tiles.example/{z}/{x}/{y}.png'

  const { images, connections, ...others } = mapOriginsOf({ ...nothing, tileUrl })

  expect([images, connections]).toEqual([['https://tiles.example'], ['https://tiles.example']])
  expect(Object.values(others).flat()).toEqual([])
})

test('a Google key adds the origins of Google Maps', () => {
  expect(mapOriginsOf({ ...nothing, googleKey: 'key' })).toEqual({
    scripts: ['https://maps.googleapis.com'],
    styles: ['https://fonts.googleapis.com'],
    fonts: ['https://fonts.gstatic.com'],
    images: ['https://*.googleapis.com', 'https://*.gstatic.com'],
    connections: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  })
})
