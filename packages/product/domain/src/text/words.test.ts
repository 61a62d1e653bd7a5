// proves 3.25, 9.10, 18.25, 21.23
import { expect, test } from '@jest/globals'
import { excerptOf } from './excerpt-of.ts'
import { initialsOf } from '../person/initials.ts'
import { truncate } from './truncate.ts'

test('initials are the first letters of the first two words', () => {
  expect(initialsOf('Anna Sommer')).toBe('AS')
  expect(initialsOf('anna maria sommer')).toBe('AM')
  expect(initialsOf('  Élodie   Öz ')).toBe('ÉÖ')
  expect(initialsOf('Cher')).toBe('C')
  expect(initialsOf('')).toBe('')
  expect(initialsOf('𝔄nna 𝔅erg')).toBe('𝔄𝔅')
})

test('a long text is cut and ends with three dots, within the limit', () => {
  expect(truncate('Bright flat', 6)).toBe('Bright...')
  expect(truncate('Bright flat', 7)).toBe('Bright...')
})

test('a text that fits stays as it is', () => {
  expect(truncate('Bright', 6)).toBe('Bright')
  expect(truncate('', 0)).toBe('')
  expect(truncate('🏠🏠', 2)).toBe('🏠🏠')
})

test.each([
  ['within a word', 'The landlord is a liar', 14, 'The landlord...'],
  ['right after a word', 'The landlord is a liar', 12, 'The landlord...'],
  ['after a comma', 'Loud, dark, dirty', 11, 'Loud, dark...'],
  ['in a word that fills it', `See ${'x'.repeat(30)}`, 20, `See ${'x'.repeat(16)}...`],
  ['nowhere if it fits', 'Loud, dark.', 11, 'Loud, dark.'],
  ['between signs of two code units', '🏠🏠🏠', 2, '🏠🏠...'],
])('an excerpt is cut correctly %s', (_where, text, limit, quoted) => {
  expect(excerptOf(text, limit)).toBe(quoted)
})
