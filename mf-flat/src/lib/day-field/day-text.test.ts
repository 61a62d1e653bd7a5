import { expect, test } from '@jest/globals'
import { dayFromText } from './day-text.ts'

test.each(['01.12.2027', '1.12.2027', ' 01/12/2027 ', '01-12-2027', '01122027'])('%j is a day', (text) => {
  expect(dayFromText(text)).toBe('2027-12-01')
})

test.each(['', '1.12.', '01.12.27', '31.02.2027', 'soon', '2027-12-01'])('%j is none', (text) => {
  expect(dayFromText(text)).toBeUndefined()
})
