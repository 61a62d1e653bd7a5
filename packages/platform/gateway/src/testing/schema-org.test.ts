import { expect, test } from '@jest/globals'
import { complaintsAbout } from './schema-org.ts'

const point = { '@type': 'GeoCoordinates', latitude: 52.5, longitude: 13.4 }
const circle = {
  '@context': 'https://schema.org',
  '@type': 'GeoCircle',
  geoMidpoint: point,
  geoRadius: 200,
}

test('valid schema.org data has no problems', () => {
  expect(complaintsAbout(circle)).toEqual([])
})

test.each([
  ['another vocabulary', { ...circle, '@context': 'https://example.org' }, '@context is https://example.org'],
  ['an unknown type', { ...circle, '@type': 'GeoBlob' }, '@type GeoBlob is unknown'],
  ['a property of another type', { ...circle, price: 1 }, 'price is no property of it'],
  ['a missing property', { ...circle, geoRadius: undefined }, 'geoRadius is missing'],
  ['a value of another kind', { ...circle, geoRadius: '200 m' }, 'geoRadius is no number'],
  ['an object of another type', { ...circle, geoMidpoint: circle }, 'geoMidpoint is none of GeoCoordinates'],
  [
    'a fault further in',
    { ...circle, geoMidpoint: { ...point, latitude: NaN } },
    'geoMidpoint.latitude is no number',
  ],
])('%s is reported as a problem', (_what, node, complaint) => {
  expect(complaintsAbout(node)).toContain(complaint)
})
