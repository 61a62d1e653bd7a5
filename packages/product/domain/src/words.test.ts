import { expect, test } from '@jest/globals'
import { initialsOf } from './initials.ts'
import { truncate } from './truncate.ts'

test('initials are the first letters of the first two words', () => {
  expect(initialsOf('Anna Sommer')).toBe('AS')
  expect(initialsOf('anna maria sommer')).toBe('AM')
  expect(initialsOf('  Élodie   Öz ')).toBe('ÉÖ')
  expect(initialsOf('Cher')).toBe('C')
  expect(initialsOf('')).toBe('')
  expect(initialsOf('𝔄nna 𝔅erg')).toBe('𝔄𝔅')
})

test('a long text is cut to the limit and ends with three dots', () => {
  expect(truncate('Bright flat', 6)).toBe('Bright...')
  expect(truncate('Bright flat', 7)).toBe('Bright...')
})

test('a text that fits stays as it is', () => {
  expect(truncate('Bright', 6)).toBe('Bright')
  expect(truncate('', 0)).toBe('')
  expect(truncate('🏠🏠', 2)).toBe('🏠🏠')
})
