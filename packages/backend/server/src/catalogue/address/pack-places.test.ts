import { expect, test } from '@jest/globals'
import { COUNTRY_CODES } from '@domizil/domain'
import { packPlaces } from './pack-places.ts'

test('the list of places has every country that a flat can be in', () => {
  const { countries } = packPlaces()
  const known = new Set(countries.match(/../g))

  const unknown = COUNTRY_CODES.filter((code) => !known.has(code))

  // Territories without permanent inhabitants.
  expect(unknown).toEqual(['BV', 'HM', 'IO', 'UM'])
})
