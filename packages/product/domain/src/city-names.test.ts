import { expect, test } from '@jest/globals'
import { cityNameIn, placeLineOf } from './city-names.ts'

test.each([
  ['München', ['Munich', 'München', 'Múnich']],
  ['Köln', ['Cologne', 'Köln', 'Colonia']],
  ['Wien', ['Vienna', 'Wien', 'Viena']],
  ['Kiel', ['Kiel', 'Kiel', 'Kiel']],
])('%s is called by its name in English, German and Spanish', (city, names) => {
  expect((['en', 'de', 'es'] as const).map((locale) => cityNameIn(locale, city))).toEqual(names)
})

test('a district stands before its city', () => {
  expect(placeLineOf('en', { district: 'Schwabing', city: 'München' })).toBe('Schwabing, Munich')
  expect(placeLineOf('en', { district: null, city: 'München' })).toBe('Munich')
})
