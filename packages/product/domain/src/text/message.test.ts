import { expect, test } from '@jest/globals'
import { checkLength } from '../issue.ts'
import { isThreadOpen, MESSAGE_LIMITS } from './message.ts'
import { BOOKING_STATUSES } from '../statuses.ts'

test('messages can be written until the booking is cancelled', () => {
  expect(BOOKING_STATUSES.filter((status) => !isThreadOpen(status))).toEqual(['BOOKING_CANCELED'])
})

test.each([
  ['blanks without a width', '\u200b'.repeat(30)],
  ['joiners and marks of the direction', '\u200d\u200e\u2060\ufeff \n'],
  ['blanks of Braille', '\u2800\u2800'],
  ['blanks', ' \n\t '],
])('a message of %s is an empty one', (_what, text) => {
  expect(checkLength('text', text, MESSAGE_LIMITS)).toMatchObject([{ code: 'REQUIRED' }])
})

test('what is invisible does not make a short text long enough, and counts for the longest', () => {
  const limits = { min: 5, max: 10 }
  const codeOf = (text: string) => checkLength('text', text, limits)[0]?.code

  expect(codeOf(`abc${'\u200b'.repeat(4)}`)).toBe('LENGTH_OUT_OF_RANGE')
  expect(codeOf(`abcde${'\u200b'.repeat(6)}`)).toBe('LENGTH_OUT_OF_RANGE')
  expect([codeOf('ab\u200bcde'), codeOf('👨‍👩‍👧ab')]).toEqual([undefined, undefined])
})
