// proves 17.4
import { expect, test } from '@jest/globals'
import type { Booking } from '@domizil/api'
import { sealingOf } from './contract-files.tsx'

const SIGNED_AT = '2027-03-10T12:00:00Z'
const NOW = Date.parse('2027-03-10T12:00:05Z')
const file = (kind: 'CONTRACT' | 'SIGNED') => ({ id: 1, name: 'a.pdf', kind, bytes: 1, createdAt: SIGNED_AT })
const signed = (change: Partial<Booking> = {}) => ({
  status: 'BOOKING_COMPLETED' as const,
  signedDate: SIGNED_AT,
  attachments: [file('CONTRACT')],
  ...change,
})

test('right after the second signature the final document is announced as coming soon', () => {
  expect(sealingOf(signed(), NOW)).toBe('SOON')
})

test.each([
  ['before it', signed({ status: 'CONTRACT_APPROVED', signedDate: null }), NOW],
  ['once it is there', signed({ attachments: [file('CONTRACT'), file('SIGNED')] }), NOW],
  ['without a contract’s file', signed({ attachments: [] }), NOW],
])('no final document is announced %s', (_when, request, now) => {
  expect(sealingOf(request, now)).toBeUndefined()
})

test.each([
  ['2027-03-10T12:09:59Z', 'SOON'],
  ['2027-03-10T12:10:00Z', 'LATE'],
])('at %s the state of a document that is still missing is %s', (now, expected) => {
  expect(sealingOf(signed(), Date.parse(now))).toBe(expected)
})
