// proves 11.18
import { expect, test } from '@jest/globals'
import type { MailsByEvent } from './booking-mails.ts'

const DECIDED: Omit<MailsByEvent, 'EXPIRED'> = {
  REQUESTED: null,
  REQUEST_RESTORED: null,
  LANDLORD_APPROVED: null,
  WAITING_FOR_CONTRACT: null,
  CONTRACT_OFFERED: null,
  CONTRACT_AWAITED: null,
  CONTRACT_APPROVED: null,
  BOOKING_COMPLETED: null,
  END_DATE_PROPOSED: null,
  END_DATE_ACCEPTED: null,
  END_DATE_DECLINED: null,
  END_DATE_CHANGED: null,
  END_DATE_LAPSED: null,
  LANDLORD_DECLINED: null,
  TENANT_DECLINED: null,
  CONTRACT_DECLINED: null,
  CANCELED_BY_TENANT: null,
  CANCELED_BY_LANDLORD: null,
  CANCELED_BY_ADMIN: null,
  RESERVED_FOR_ANOTHER: null,
  FLAT_WITHDRAWN: null,
  OFFER_REMOVED: null,
  TENANT_REMOVED: null,
}

test('a new booking event without a decision about its mail does not compile', () => {
  // @ts-expect-error The decision on EXPIRED is missing.
  const undecided: MailsByEvent = DECIDED
  const decided: MailsByEvent = { ...DECIDED, EXPIRED: null }

  expect(Object.keys(decided)).toEqual([...Object.keys(undecided), 'EXPIRED'])
})
