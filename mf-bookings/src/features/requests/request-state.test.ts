// proves 11.18, 21.78
import { expect, test } from '@jest/globals'
import type { BookingEventType } from '@domizil/domain'
import { aBooking } from '@domizil/testing'
import { momentOfStep, needsMyAction, reachedStep } from './request-state.ts'

const event = (type: BookingEventType, at = '2026-11-20T12:00:00Z') => ({
  at,
  actor: 'SYSTEM' as const,
  type,
  note: null,
})

test('it is my turn when I can answer, not when I can only cancel', () => {
  expect(needsMyAction(aBooking({ allowedActions: ['tenantApprove', 'cancel'] }))).toBe(true)
  expect(needsMyAction(aBooking({ allowedActions: ['cancel'] }))).toBe(false)
})

test('a cancelled request shows the steps it had reached', () => {
  const events = [event('REQUESTED'), event('LANDLORD_APPROVED'), event('EXPIRED')]

  expect(reachedStep(aBooking({ status: 'BOOKING_CANCELED', events }))).toBe(1)
})

test('a booking that waits for its contract has reached the third step', () => {
  expect(reachedStep(aBooking({ status: 'WAITING_FOR_CONTRACT' }))).toBe(2)
})

test('after a contract was replaced, earlier signatures no longer count', () => {
  const replaced = [event('CONTRACT_OFFERED'), event('CONTRACT_APPROVED'), event('CONTRACT_OFFERED')]
  const signedAgain = [...replaced, event('CONTRACT_APPROVED', '2026-11-24T12:00:00Z')]
  const waiting = aBooking({ status: 'WAITING_FOR_CONTRACT', events: replaced })

  expect([reachedStep(waiting), momentOfStep(waiting, 'CONTRACT_APPROVED')]).toEqual([2, undefined])
  expect(
    momentOfStep(aBooking({ status: 'CONTRACT_APPROVED', events: signedAgain }), 'CONTRACT_APPROVED'),
  ).toBe('2026-11-24T12:00:00Z')
})
