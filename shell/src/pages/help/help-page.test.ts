import { expect, test } from '@jest/globals'
import { matches } from './help-page.tsx'

const TEXT = 'Wie hoch ist die Kaution? Die Straße sehen Sie später, pagué la fianza.'

test('an empty search matches every text', () => {
  expect(matches(TEXT, '  ')).toBe(true)
})

test('a search matches if every word occurs, in any order and case', () => {
  expect(matches(TEXT, 'KAUTION hoch')).toBe(true)
  expect(matches(TEXT, 'Kaution niedrig')).toBe(false)
})

test('accents and ß are ignored in a search', () => {
  expect(matches(TEXT, 'strasse spater')).toBe(true)
  expect(matches(TEXT, 'págue')).toBe(true)
})
