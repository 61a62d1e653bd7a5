// proves 11.3
import { expect, test } from '@jest/globals'
import type { BookingEventType, CancelReason } from '@domizil/domain'
import { aBooking } from '@domizil/testing'
import en from '../../../messages/en.json' with { type: 'json' }
import { endTextOf } from './request-ending.ts'
import { shownStatusOf } from './request-state.ts'
import { wordOf } from './send-decision.ts'

const TEXTS: Record<string, string> = en
type Actor = 'TENANT' | 'LANDLORD'

function ended(cancelReason: CancelReason, role: Actor, actor: Actor, before: BookingEventType[] = []) {
  const events = [...before, cancelReason].map((type) => ({
    at: '2026-11-20T12:00:00Z',
    actor,
    type,
    note: null,
  }))
  return aBooking({ status: 'BOOKING_CANCELED', role, cancelReason, events })
}

test.each<[string, string, Parameters<typeof ended>]>([
  ['Withdrawn', 'You withdrew the request.', ['CANCELED_BY_TENANT', 'TENANT', 'TENANT']],
  ['Withdrawn', 'Withdrawn by the tenant.', ['CANCELED_BY_TENANT', 'LANDLORD', 'TENANT']],
  [
    'Cancelled',
    'Cancelled by the tenant.',
    ['CANCELED_BY_TENANT', 'LANDLORD', 'TENANT', ['WAITING_FOR_CONTRACT']],
  ],
  ['Cancelled', 'You cancelled.', ['CANCELED_BY_TENANT', 'TENANT', 'TENANT', ['WAITING_FOR_CONTRACT']]],
  ['Declined', 'The landlord declined.', ['LANDLORD_DECLINED', 'TENANT', 'LANDLORD']],
  ['Declined', 'The landlord declined.', ['CANCELED_BY_LANDLORD', 'TENANT', 'LANDLORD']],
  ['Declined', 'You declined.', ['CANCELED_BY_LANDLORD', 'LANDLORD', 'LANDLORD']],
  ['Expired', 'Nobody answered in time.', ['EXPIRED', 'TENANT', 'LANDLORD']],
  ['Contract declined', 'The tenant declined the contract.', ['CONTRACT_DECLINED', 'LANDLORD', 'TENANT']],
  ['Contract declined', 'You declined the contract.', ['CONTRACT_DECLINED', 'TENANT', 'TENANT']],
  ['Taken by another', 'Reserved for another tenant.', ['RESERVED_FOR_ANOTHER', 'TENANT', 'LANDLORD']],
])('a request shown as “%s” explains: %s', (word, text, [reason, role, actor, before]) => {
  const request = ended(reason, role, actor, before)

  expect([TEXTS[`status.${shownStatusOf(request)}`], TEXTS[endTextOf(request)]]).toEqual([word, text])
})

test('the wording is withdraw or decline for a request, take back for an approval, cancel for a booking', () => {
  const words = (['REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT'] as const).map((status) =>
    (['TENANT', 'LANDLORD'] as const).map((role) => TEXTS[`ask.${wordOf('cancel', { role, status })}`]),
  )

  expect(words).toEqual([
    ['Withdraw this request?', 'Decline this request?'],
    ['Withdraw this request?', 'Take back your approval?'],
    ['Cancel this booking?', 'Cancel this booking?'],
  ])
})
