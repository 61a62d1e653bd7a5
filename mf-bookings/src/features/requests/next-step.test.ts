// proves 21.79
import { expect, test } from '@jest/globals'
import type { Booking } from '@domizil/api'
import { aBooking } from '@domizil/testing'
import { nextStepOf } from './request-side.tsx'

const CONTRACT: NonNullable<Booking['contract']> = {
  type: 'PARTNER_CONTRACT',
  tenancyBasis: 'TEMPORARY_USE',
  tenancyReason: null,
  offeredAt: '2026-11-20T12:00:00Z',
  isHandSigned: false,
  documentHash: null,
  attachmentId: null,
  landlordSignature: null,
  tenantSignature: null,
}
const FILED = { ...CONTRACT, documentHash: 'a'.repeat(64) }
const PRINTOUT = { ...CONTRACT, type: 'PLATFORM_CONTRACT', isHandSigned: true } as const
const BY_HAND = { ...FILED, isHandSigned: true }
const SIGN = { allowedActions: ['signContract'] } satisfies Partial<Booking>

test.each<[Partial<Booking>, string | undefined, string | undefined]>([
  [{ status: 'REQUESTED' }, 'waitForAnswer', 'answer'],
  [{ status: 'LANDLORD_APPROVED' }, 'confirm', 'waitForConfirmation'],
  [{ status: 'WAITING_FOR_CONTRACT' }, 'waitForContract', 'chooseContract'],
  [{ status: 'WAITING_FOR_CONTRACT', contract: CONTRACT }, 'waitForFile', 'waitForFile'],
  [{ status: 'WAITING_FOR_CONTRACT', contract: FILED }, 'signFirst', 'signFirst'],
  [{ status: 'WAITING_FOR_CONTRACT', contract: PRINTOUT }, 'waitForSignedFile', 'printAndSign'],
  [{ status: 'WAITING_FOR_CONTRACT', contract: BY_HAND }, 'confirmFirst', 'confirmFirst'],
  [{ status: 'CONTRACT_APPROVED', contract: BY_HAND, ...SIGN }, 'confirmSecond', 'confirmSecond'],
  [
    { status: 'CONTRACT_APPROVED', contract: BY_HAND },
    'waitForOtherConfirmation',
    'waitForOtherConfirmation',
  ],
  [{ status: 'CONTRACT_APPROVED', contract: FILED, ...SIGN }, 'signSecond', 'signSecond'],
  [{ status: 'CONTRACT_APPROVED', contract: FILED }, 'waitForSignature', 'waitForSignature'],
  [{ status: 'BOOKING_COMPLETED', contract: FILED }, 'signed', 'signed'],
  [
    { status: 'BOOKING_COMPLETED', review: { closesOn: '2027-07-28', canWrite: true, answered: null } },
    'review',
    'review',
  ],
  [
    { status: 'BOOKING_COMPLETED', review: { closesOn: '2027-07-28', canWrite: false, answered: null } },
    'over',
    'over',
  ],
  [{ status: 'BOOKING_CANCELED' }, undefined, undefined],
])('in %j the next step of the tenant is %s, that of the landlord %s', (request, tenant, landlord) => {
  const stepFor = (role: Booking['role']) =>
    nextStepOf(aBooking({ contract: null, allowedActions: [], ...request, role }))

  expect([stepFor('TENANT'), stepFor('LANDLORD')]).toEqual([tenant, landlord])
})
