import { expect, test } from '@jest/globals'
import { isStorableText, storableText } from './storable-text.ts'

test.each(['', 'Köln', '🏠', 'a\u200bb', '\u202eabc', '\t\n'])('%j can be stored', (text) => {
  expect([isStorableText(text), storableText(text)]).toEqual([true, text])
})

test.each([
  ['a\u0000b', 'ab'],
  ['\ud83c', ''],
  ['🏠\udfe0!', '🏠!'],
])('%j cannot be stored, but the rest of it', (text, rest) => {
  expect([isStorableText(text), storableText(text)]).toEqual([false, rest])
})
