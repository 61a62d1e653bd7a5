// proves 11.14
import { expect, test } from '@jest/globals'
import { bidiRunsOf } from './bidi-runs.ts'

test.each([
  ['Mohammed عبد الرحمن', ['Mohammed ', 'عبد الرحمن']],
  ['דוד בן גוריון, Berlin', ['דוד בן גוריון', ', Berlin']],
  ['Tel. עבד 123 דוד, Köln', ['Tel. ', ' דוד', '123', 'עבד ', ', Köln']],
  ['Mohammed Łoś', ['Mohammed Łoś']],
])('the parts of “%s” stand in the order of Unicode from left to right', (line, parts) => {
  expect(bidiRunsOf(line).map(({ text }) => text)).toEqual(parts)
})

test('each part says in which direction it is read', () => {
  const directions = bidiRunsOf('Mohammed عبد الرحمن').map(({ direction }) => direction)

  expect(directions).toEqual(['ltr', 'rtl'])
})

test('brackets within what is read from right to left are turned', () => {
  expect(bidiRunsOf('عبد (محمد) Köln').map(({ text }) => text)).toEqual(['عبد )محمد(', ' Köln'])
})
