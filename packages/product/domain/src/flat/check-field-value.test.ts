// proves 3.2
import { expect, test } from '@jest/globals'
import { checkFieldValue } from './check-field-value.ts'
import type { FlatField } from './flat-fields.ts'
import { issueKey } from '../issue.ts'

const wrongWith = (field: FlatField, value: unknown) => checkFieldValue('it', field, value).map(issueKey)
const HEIGHT: FlatField = { kind: 'number', min: 200, max: 500, step: 1 }
const HEATING: FlatField = { kind: 'choice', codes: ['GAS', 'OIL'], step: 1 }
const LANGUAGES: FlatField = { kind: 'choices', codes: ['DE', 'EN'], step: 1 }
const NOTE: FlatField = { kind: 'text', min: 5, max: 10, step: 3 }
const QUIET: FlatField = { kind: 'boolean', step: 1 }

test.each<[string, FlatField, unknown, unknown]>([
  ['a number', HEIGHT, 260, undefined],
  ['a choice', HEATING, 'GAS', undefined],
  ['a set', LANGUAGES, ['DE', 'EN'], []],
  ['a text', NOTE, 'sunny', '  '],
  ['an answer', QUIET, false, undefined],
])('%s is required unless the field is optional', (_kind, field, given, missing) => {
  expect(wrongWith(field, given)).toEqual([])
  expect(wrongWith(field, missing)).toEqual(['it.REQUIRED'])
  expect(wrongWith({ ...field, optional: true }, given)).toEqual([])
  expect(wrongWith({ ...field, optional: true }, missing)).toEqual([])
})

test.each<[string, FlatField, unknown, string]>([
  ['a number', HEIGHT, 199, 'OUT_OF_RANGE'],
  ['a text that is no number', HEIGHT, Number.NaN, 'NOT_WHOLE'],
  ['a choice', HEATING, 'STRAW', 'UNKNOWN_CODE'],
  ['a set', LANGUAGES, ['DE', 'FR'], 'UNKNOWN_CODE'],
  ['a text', NOTE, 'rain', 'LENGTH_OUT_OF_RANGE'],
  ['a text with a contact', { ...NOTE, max: 40 }, 'call 030 1234567 please', 'CONTACT_NOT_ALLOWED'],
])('%s is validated even if the field is optional', (_kind, field, value, code) => {
  expect(wrongWith({ ...field, optional: true }, value)).toEqual([`it.${code}`])
})

test('a number with too many decimals is refused with the allowed count', () => {
  const fine: FlatField = { kind: 'number', min: 0, max: 9, decimals: 2, step: 1 }

  expect(checkFieldValue('it', fine, 1.25)).toEqual([])
  expect(checkFieldValue('it', fine, 1.255)).toEqual([
    { field: 'it', code: 'TOO_MANY_DECIMALS', min: 0, max: 9, decimals: 2 },
  ])
})
