import { expect, test } from '@jest/globals'
import { shortNameOf } from './initials.ts'

test.each([
  ['Anna', 'Sommer', 'Anna S.'],
  ['Jördis-Änne', 'von der Heydt', 'Jördis-Änne H.'],
  ['Émile', 'd’Artois', 'Émile D.'],
  ['Tom', 'öztürk', 'Tom Ö.'],
  ['Tom', '', 'Tom'],
  ['', 'Sommer', 'S.'],
])('%s %s is shown as %s to people without an agreement with them', (givenName, familyName, shown) => {
  expect(shortNameOf(givenName, familyName)).toBe(shown)
})
