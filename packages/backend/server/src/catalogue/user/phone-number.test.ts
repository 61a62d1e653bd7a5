// proves 16.34, 21.17
import { expect, test } from '@jest/globals'
import { formatPhone, normalizePhone } from './phone-number.ts'

test.each([
  ['0170 1234567', 'DE', '+491701234567'],
  ['(030) 123-456', 'DE', '+4930123456'],
  ['0049 170 1234567', null, '+491701234567'],
  ['+49 170 1234567', 'ES', '+491701234567'],
  ['612 345 678', 'ES', '+34612345678'],
  ['06 12345678', 'IT', '+390612345678'],
  ['0170 1234567', null, '0170 1234567'],
  ['12', 'DE', '12'],
  ['call me', 'DE', 'call me'],
  ['0170 1234567', 'XX', '0170 1234567'],
])('the phone number %s with the country %s is stored as %s', (text, country, stored) => {
  expect(normalizePhone(text, country)).toBe(stored)
})

test.each([
  ['+493023125080', '+49 30 23125080'],
  ['+34600123456', '+34 600 12 34 56'],
  ['call me', 'call me'],
])('the phone number %s is shown as %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown)
})
