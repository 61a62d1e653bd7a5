import { expect, test } from '@jest/globals'
import { keptFormat } from './kept-format.ts'

test('a date format is created once per language', () => {
  const monthIn = keptFormat({ month: 'long' })

  expect(monthIn('de')).toBe(monthIn('de'))
  expect(['de', 'es'].map((locale) => monthIn(locale).format(new Date('2027-03-31T23:59:59Z')))).toEqual([
    'März',
    'marzo',
  ])
})
