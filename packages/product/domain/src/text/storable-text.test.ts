// proves 5.6
import { expect, test } from '@jest/globals'
import { isStorableText } from './storable-text.ts'

test.each(['', 'Köln', '🏠', 'a\u200bb', '\u202eabc', '\t\n'])('the text %j can be stored', (text) => {
  expect(isStorableText(text)).toBe(true)
})

test.each(['a\u0000b', '\ud83c', '🏠\udfe0!'])('the text %j cannot be stored', (text) => {
  expect(isStorableText(text)).toBe(false)
})
