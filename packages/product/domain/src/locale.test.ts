// proves 3.33, 3.34
import { expect, test } from '@jest/globals'
import { languageOf, textFor } from './locale.ts'

test.each([
  ['de_DE', 'de'],
  ['DE_de', 'de'],
  ['es', 'es'],
  ['pt_BR', 'pt'],
  ['', 'en'],
])('the language tag "%s" means the language %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language)
})

const texts = { en: 'Bright flat', local: 'Helle Wohnung', languageTag: 'de_DE' }

test('a reader of the local language reads the local text', () => {
  expect(textFor('de', texts)).toBe('Helle Wohnung')
})

test.each(['en', 'es'] as const)('a reader of another language (%s) reads the English original', (locale) => {
  expect(textFor(locale, texts)).toBe('Bright flat')
})

test('a missing text is replaced by the one in the other language', () => {
  expect(textFor('en', { ...texts, en: '' })).toBe('Helle Wohnung')
  expect(textFor('de', { ...texts, local: '' })).toBe('Bright flat')
})
