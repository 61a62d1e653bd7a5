import { expect, test } from '@jest/globals'
import {
  ACCOUNT_HOLDER_LIMITS,
  formatIban,
  isIbanMistyped,
  MAX_TYPED_IBAN_LENGTH,
  maskIban,
} from './bank-account.ts'

test.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['NO9386011117947', 'NO93 8601 1117 947'],
  ['BE68539007547034', 'BE68 5390 0754 7034'],
])('the IBAN %s is written in groups of four', (iban, grouped) => {
  expect(formatIban(iban)).toBe(grouped)
})

test('a masked IBAN shows only its country and last digits', () => {
  expect(maskIban('DE89370400440532013000')).toBe('DE•• •••• 3000')
})

test('account holders have 2 to 70 characters, and the longest grouped IBAN fits into its field', () => {
  expect(ACCOUNT_HOLDER_LIMITS).toEqual({ min: 2, max: 70 })
  expect(formatIban('X'.repeat(34)).length).toBeLessThanOrEqual(MAX_TYPED_IBAN_LENGTH)
})

test.each([
  ['DE89 3704 0044 0532 0130 00', false],
  ['no93-8601-1117-947', false],
  ['', false],
  ['DE89 3704 0044 0532 0130 01', true],
  ['DE98 3704 0044 0532 0130 00', true],
  ['DE89 3704 0044 0532 0103 00', true],
  ['NO9L 8601 1117 947', true],
  ['DE89', true],
  ['my account', true],
])('the typed IBAN %s is recognised as mistyped: %s', (typed, isMistyped) => {
  expect(isIbanMistyped(typed)).toBe(isMistyped)
})
