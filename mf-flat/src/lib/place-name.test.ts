import { expect, test } from '@jest/globals'
import { placeName } from './place-name.ts'

test('a place is named by its district and its city', () => {
  expect(placeName({ district: 'Neukölln', city: 'Berlin' })).toBe('Neukölln, Berlin')
})

test('without a district, or with one of the same name, only the city is named', () => {
  expect(placeName({ district: null, city: 'Jena' })).toBe('Jena')
  expect(placeName({ district: 'Jena', city: 'Jena' })).toBe('Jena')
})
