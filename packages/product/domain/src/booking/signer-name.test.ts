// proves D10.4, 17.1
import { expect, test } from '@jest/globals'
import { isNameOf, signatureProblem, signerName } from './signer-name.ts'

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
])('the typed name “%s” is accepted for %s %s', (typed, givenName, familyName) => {
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
])('the typed name “%s” is refused for %s %s', (typed, givenName, familyName) => {
  expect(isNameOf(typed, person(givenName, familyName))).toBe(false)
})

test('the name to sign with is given name and family name', () => {
  expect(signerName(person('Käthe ', 'Müller'))).toBe('Käthe Müller')
  expect(signerName(person('Cher', ''))).toBe('Cher')
})

test.each([
  ['Käthe Müller', 'Käthe', 'Müller', undefined],
  [' käthe  MÜLLER ', 'Käthe', 'Müller', undefined],
  ['Ka\u0308the Mu\u0308ller', 'Käthe', 'Müller', undefined],
  ['Sean O’Brien', 'Sean', "O'Brien", undefined],
  ['', 'Käthe', 'Müller', 'NAME_DIFFERS'],
  ['Otto Müller', 'Käthe', 'Müller', 'NAME_DIFFERS'],
  ['❌ K̶ä̶t̶h̶e̶ Müller', 'Käthe', 'Müller', 'NOT_A_NAME'],
  ['Käthe Müller\n///', 'Käthe', 'Müller', 'NOT_A_NAME'],
  ['\u202eKäthe Müller', 'Käthe', 'Müller', 'NOT_A_NAME'],
  ['𝐊äthe Müller', 'Käthe', 'Müller', 'NOT_A_NAME'],
  ['<Käthe> <Müller>', 'Käthe', 'Müller', 'NOT_A_NAME'],
  ['Käthe Müller (?) ***', 'Käthe', 'Müller', 'NOT_A_NAME'],
  ['Käthe\u200b Müller', 'Käthe', 'Müller', 'NOT_A_NAME'],
  ['Käthe M\u0430ller', 'Käthe', 'Maller', 'NOT_A_NAME'],
  // Accounts of another provider, or of before.
  ['Martin King Jr.', 'Martin', 'King, Jr.', undefined],
  ['Martin King, Jr.', 'Martin', 'King, Jr.', 'NOT_A_NAME'],
  ['Kathe Muller', '𝐊äthe', '❌ Müller', undefined],
  ['김철수', '철수', '김', 'NAME_DIFFERS'],
  ['철수 김', '철수', '김', undefined],
  ['Käthe Müller', 'Käthe', 'Müller 2', 'ACCOUNT_NAME_UNSIGNABLE'],
  ['Käthe Müller 2', 'Käthe', 'Müller 2', 'ACCOUNT_NAME_UNSIGNABLE'],
  ['Maria Παπαδοπούλου', 'Maria', 'Παπαδοπούλου', 'ACCOUNT_NAME_UNSIGNABLE'],
  ['Käthe', '', '', 'ACCOUNT_NAME_UNSIGNABLE'],
])('the signature %j for %s %s has the problem %s', (typed, givenName, familyName, problem) => {
  expect(signatureProblem(typed, person(givenName, familyName))).toBe(problem)
})
