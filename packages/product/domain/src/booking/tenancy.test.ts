// proves D5.13
import { expect, test } from '@jest/globals'
import { checkTenancy, isReasonOfStay, needsHandSignedFile, tenancyReason } from './tenancy.ts'

test('a German fixed term needs one of three reasons, others need none', () => {
  const reasons = ['OWN_USE', 'REBUILDING', 'EMPLOYEE_HOUSING', 'BECAUSE', undefined]
  const wrong = (isGerman: boolean) =>
    reasons.map((reason) => checkTenancy({ tenancyBasis: 'FIXED_TERM', reason }, isGerman)[0]?.code)

  expect(wrong(true)).toEqual([undefined, undefined, undefined, 'UNKNOWN_CODE', 'REQUIRED'])
  expect(wrong(false)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('a purpose has 3 to 300 characters, or is missing', () => {
  const wrong = (purpose?: string) => checkTenancy({ tenancyBasis: 'TEMPORARY_USE', purpose }, true)[0]?.code

  expect(wrong()).toBeUndefined()
  expect(wrong('abc')).toBeUndefined()
  expect(wrong('x'.repeat(300))).toBeUndefined()
  expect(wrong('ab ')).toBe('LENGTH_OUT_OF_RANGE')
  expect(wrong('x'.repeat(301))).toBe('LENGTH_OUT_OF_RANGE')
})

test('the recorded purpose is the typed one, or else the reason of the stay', () => {
  expect(tenancyReason({ tenancyBasis: 'TEMPORARY_USE', purpose: ' A film project ' }, 'STUDY')).toBe(
    'A film project',
  )
  expect(tenancyReason({ tenancyBasis: 'TEMPORARY_USE' }, 'STUDY')).toBe('STUDY')
  expect(tenancyReason({ tenancyBasis: 'FIXED_TERM', reason: 'OWN_USE' }, 'STUDY')).toBe('OWN_USE')
  expect(tenancyReason({ tenancyBasis: 'FIXED_TERM' }, 'STUDY')).toBeNull()
  expect(['STUDY', 'A film project', null].map(isReasonOfStay)).toEqual([true, false, false])
})

test('a German fixed term, or a stay over twelve months, must be signed by hand', () => {
  const year = { months: 12, days: 0 }
  const longer = { months: 12, days: 1 }
  const much = { months: 13, days: 0 }

  expect(needsHandSignedFile('TEMPORARY_USE', year, true)).toBe(false)
  expect(needsHandSignedFile('TEMPORARY_USE', longer, true)).toBe(true)
  expect(needsHandSignedFile('TEMPORARY_USE', much, false)).toBe(true)
  expect(needsHandSignedFile('FIXED_TERM', { months: 1, days: 0 }, true)).toBe(true)
  expect(needsHandSignedFile('FIXED_TERM', year, false)).toBe(false)
  expect(needsHandSignedFile('FIXED_TERM', longer, false)).toBe(true)
})
