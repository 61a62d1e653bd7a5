// proves 16.22
import { expect, test } from '@jest/globals'
import { FLAT_FIELD_NAMES, LOCALES } from '@domizil/domain'
import { FIELD_WORDS } from './field-words.ts'
import { ROOMS } from './rooms.ts'

test.each(FLAT_FIELD_NAMES)('a refusal calls %s as the pages do, in every language', (field) => {
  const names = LOCALES.map((locale) => FIELD_WORDS[field]?.[locale])

  expect(names.filter((name) => !name || name === field)).toEqual([])
})

test('a field has the name of one room', () => {
  const names = ROOMS.flatMap(({ fieldWords }) => Object.keys(fieldWords))

  expect(names.length).toBeGreaterThan(90)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
