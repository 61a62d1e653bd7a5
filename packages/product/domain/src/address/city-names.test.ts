// proves 16.44, 21.81
import { expect, test } from '@jest/globals'
import { cityNameIn, placeLineOf, placeTermIn, TRANSLATED_CITIES } from './city-names.ts'

test.each([
  ['München', ['Munich', 'München', 'Múnich']],
  ['Köln', ['Cologne', 'Köln', 'Colonia']],
  ['Wien', ['Vienna', 'Wien', 'Viena']],
  ['Kiel', ['Kiel', 'Kiel', 'Kiel']],
])('the city %s has names in English, German and Spanish', (city, names) => {
  expect((['en', 'de', 'es'] as const).map((locale) => cityNameIn(locale, city))).toEqual(names)
})

test.each([
  ['hamburg', 'de', 'Hamburg'],
  ['cologne', 'de', 'Köln'],
  ['KÖLN', 'en', 'Cologne'],
  ['10119 Berlin', 'en', '10119 Berlin'],
  ['kreuzberg', 'en', 'kreuzberg'],
] as const)('the typed city %s is read for readers of %s as %s', (term, locale, name) => {
  expect(placeTermIn(locale, term)).toBe(name)
})

test('a place is written with the district before the city', () => {
  expect(placeLineOf('en', { district: 'Schwabing', city: 'München' })).toBe('Schwabing, Munich')
  expect(placeLineOf('en', { district: null, city: 'München' })).toBe('Munich')
  expect(placeLineOf('en', { district: 'München', city: 'München' })).toBe('Munich')
})

test('every city in the list of translations has a translation', () => {
  const names = TRANSLATED_CITIES.map((city) =>
    (['en', 'de', 'es'] as const).map((locale) => cityNameIn(locale, city)),
  )

  expect(names.length).toBeGreaterThan(30)
  expect(names.flat().every((name) => /^\p{Lu}/u.test(name))).toBe(true)
  expect(names.filter((all, at) => all.every((name) => name === TRANSLATED_CITIES[at]))).toEqual([])
})
