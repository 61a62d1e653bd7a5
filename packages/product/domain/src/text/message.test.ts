import { expect, test } from '@jest/globals'
import { isThreadOpen } from './message.ts'
import { BOOKING_STATUSES } from '../statuses.ts'

test('messages can be written until the booking is cancelled', () => {
  expect(BOOKING_STATUSES.filter((status) => !isThreadOpen(status))).toEqual(['BOOKING_CANCELED'])
})
