// proves 13.2
import { expect, test } from '@jest/globals'
import { createIntl } from 'react-intl'
import { writtenValue } from './chips-of.ts'

test('chips show days and amounts in the format of the language', () => {
  const intl = createIntl({ locale: 'de' })

  expect(writtenValue('2027-03-01', false, intl)).toBe('01. Mär 2027')
  expect(writtenValue(1200, true, intl)).toBe('1.200\u00A0€')
  expect(writtenValue(2.5, false, intl)).toBe(2.5)
  expect(writtenValue('A+', false, intl)).toBe('A+')
})
