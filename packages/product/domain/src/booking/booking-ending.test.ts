// proves 11.3
import { expect, test } from '@jest/globals'
import { bookingEnding } from './booking-ending.ts'
import { CANCEL_REASONS } from '../statuses.ts'

test('a booking agreed by both ends as cancelled, a mere request as withdrawn or declined', () => {
  const endings = CANCEL_REASONS.map((reason) => [
    reason,
    bookingEnding(reason, false),
    bookingEnding(reason, true),
  ])

  expect(endings).toEqual([
    ['LANDLORD_DECLINED', 'DECLINED', 'DECLINED'],
    ['TENANT_DECLINED', 'DECLINED', 'DECLINED'],
    ['CONTRACT_DECLINED', 'CONTRACT_DECLINED', 'CONTRACT_DECLINED'],
    ['CANCELED_BY_TENANT', 'WITHDRAWN', 'CANCELED'],
    ['CANCELED_BY_LANDLORD', 'DECLINED', 'CANCELED'],
    ['CANCELED_BY_ADMIN', 'CANCELED', 'CANCELED'],
    ['RESERVED_FOR_ANOTHER', 'TAKEN', 'TAKEN'],
    ['FLAT_WITHDRAWN', 'NO_LONGER_OFFERED', 'NO_LONGER_OFFERED'],
    ['OFFER_REMOVED', 'NO_LONGER_OFFERED', 'NO_LONGER_OFFERED'],
    ['TENANT_REMOVED', 'CANCELED', 'CANCELED'],
    ['EXPIRED', 'EXPIRED', 'EXPIRED'],
  ])
})
