import { expect, test } from '@jest/globals'
import { otherOriginsOf } from './other-origins.ts'

const NO_MAP = { googleKey: null, tileUrl: null, tileAttribution: null, file: null }

test('where nothing is configured a page takes nothing from elsewhere', () => {
  const origins = otherOriginsOf({ map: NO_MAP, analyticsId: null })

  expect(Object.values(origins).flat()).toEqual([])
})

test('where visits are counted a page takes the tag and tells the counter, and nothing more', () => {
  const origins = otherOriginsOf({ map: NO_MAP, analyticsId: 'G-AB12CD34EF' })

  expect(origins).toEqual({
    scripts: ['https://www.googletagmanager.com'],
    styles: [],
    fonts: [],
    images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connections: [
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
      'https://*.analytics.google.com',
    ],
  })
})

test('a map keeps its own beside them', () => {
  const map = { ...NO_MAP, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: '© Tiles' }

  const origins = otherOriginsOf({ map, analyticsId: 'G-AB12CD34EF' })

  expect(origins.images).toContain('https://tiles.example')
  expect(origins.images).toContain('https://*.google-analytics.com')
})
