import { LOCALES } from '@domizil/domain'
import { expect, test } from '@jest/globals'
import { fill, TEXTS } from './texts.ts'

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test.each(LOCALES)('no text in %s is empty, and each has the placeholders of the English one', (locale) => {
  const keys = Object.keys(TEXTS.en) as (keyof typeof TEXTS.en)[]

  for (const key of keys) {
    expect([key, TEXTS[locale][key].trim()]).not.toEqual([key, ''])
    expect([key, placeholdersOf(TEXTS[locale][key])]).toEqual([key, placeholdersOf(TEXTS.en[key])])
  }
})

test('an unknown placeholder stays visible instead of becoming "undefined"', () => {
  expect(fill('{min} to {max}', { min: 8 })).toBe('8 to {max}')
})
