import { expect, test } from '@jest/globals'
import { otherOriginsOf } from './open-site.ts'

const NO_MAP = { googleKey: null, tileUrl: null, tileAttribution: null, file: null }

test('without any configuration pages use no external origins', () => {
  const origins = otherOriginsOf({ map: NO_MAP, analyticsId: null })

  expect(Object.values(origins).flat()).toEqual([])
})

test('with analytics pages may load the tag and contact the counter only', () => {
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

test('the origins of the map are added to those of analytics', () => {
  const map = { ...NO_MAP, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', tileAttribution: '© Tiles' }

  const origins = otherOriginsOf({ map, analyticsId: 'G-AB12CD34EF' })

  expect(origins.images).toContain('https://tiles.example')
  expect(origins.images).toContain('https://*.google-analytics.com')
})
