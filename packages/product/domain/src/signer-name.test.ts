import { expect, test } from '@jest/globals'
import { isNameOf, signerName } from './signer-name.ts'

const person = (givenName: string, familyName: string) => ({ givenName, familyName })

test.each([
  ['Käthe Müller', 'Käthe', 'Müller'],
  ['  käthe   MÜLLER ', 'Käthe', 'Müller'],
  ['Kathe Muller', 'Käthe', 'Müller'],
  ['Ka\u0308the Mu\u0308ller', 'Käthe', 'Müller'],
  ['Käthe Müller', 'Ka\u0308the', 'Mu\u0308ller'],
  ['Anna Lena Groß-Weber', 'Anna-Lena', 'Groß Weber'],
  ['ANNALENA GROSS WEBER', 'Anna-Lena', 'Groß-Weber'],
  ['Tara Los', 'Tara', 'Łoś'],
  ['Soren Odegaard', 'Søren', 'Ødegaard'],
  ['Dorde Haeger', 'Đorđe', 'Hæger'],
  ['Gudrid Omar Habib', 'Guðríð Omar', 'Ħabib'],
  ['Oeuvre Aesir', 'Œuvre', 'Æsir'],
  ["Sean O'Brien", 'Sean', 'O’Brien'],
  ['Ζωή Παπαδοπούλου', 'Ζωη', 'Παπαδοπουλου'],
  ['Cher', 'Cher', ''],
])('%s signs as %s %s', (typed, givenName, familyName) => {
  expect(isNameOf(typed, person(givenName, familyName))).toBe(true)
})

test.each([
  ['Xy', 'Käthe', 'Müller'],
  ['Someone Else', 'Leonhard', 'Behrens'],
  ['Käthe', 'Käthe', 'Müller'],
  ['Müller Käthe', 'Käthe', 'Müller'],
  ['Käthe Müllerin', 'Käthe', 'Müller'],
  ['K. Müller', 'Käthe', 'Müller'],
  ['', 'Käthe', 'Müller'],
  ['', '', ''],
  ['--', '-', ' '],
])('%s does not sign as %s %s', (typed, givenName, familyName) => {
  expect(isNameOf(typed, person(givenName, familyName))).toBe(false)
})

test('the name to type is given name and family name', () => {
  expect(signerName(person('Käthe ', 'Müller'))).toBe('Käthe Müller')
  expect(signerName(person('Cher', ''))).toBe('Cher')
})
