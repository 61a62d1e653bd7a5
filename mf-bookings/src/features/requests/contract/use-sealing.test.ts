// proves 17.4
import { expect, test } from '@jest/globals'
import type { Booking } from '@domizil/api'
import { sealingOf } from './use-sealing.ts'

const SIGNED_AT = '2027-03-10T12:00:00Z'
const NOW = Date.parse('2027-03-10T12:00:05Z')
const file = (kind: 'CONTRACT' | 'SIGNED') => ({ id: 1, name: 'a.pdf', kind, bytes: 1, createdAt: SIGNED_AT })
const signed = (change: Partial<Booking> = {}) => ({
  status: 'BOOKING_COMPLETED' as const,
  signedDate: SIGNED_AT,
  attachments: [file('CONTRACT')],
  ...change,
})

test('the final document is being made right after the second signature', () => {
  expect(sealingOf(signed(), NOW)).toBe('SOON')
})

test.each([
  ['before it', signed({ status: 'CONTRACT_APPROVED', signedDate: null }), NOW],
  ['once it is there', signed({ attachments: [file('CONTRACT'), file('SIGNED')] }), NOW],
  ['without a contract’s file', signed({ attachments: [] }), NOW],
])('nothing is announced %s', (_when, request, now) => {
  expect(sealingOf(request, now)).toBeUndefined()
})

test.each([
  ['2027-03-10T12:09:59Z', 'SOON'],
  ['2027-03-10T12:10:00Z', 'LATE'],
])('at %s a document that is not there is %s', (now, expected) => {
  expect(sealingOf(signed(), Date.parse(now))).toBe(expected)
})
