// proves 3.20, 3.21, 4.33, 7.50, 7.51, 7.52, 16.49, D5.1, D5.4, 21.79
import { expect, test } from '@jest/globals'
import {
  allowedActions,
  type BookingState,
  bookingStep,
  cancelReasonOf,
  hasToAct,
  mayEverCall,
} from './booking-actions.ts'
import { expiresAt, remindsAt } from './booking-expiry.ts'
import {
  BOOKING_GRAPH,
  type BookingActor,
  canCancel,
  isConfirmed,
  isPending,
  isRunning,
  matchesFilter,
} from './booking-graph.ts'
import { BOOKING_STATUSES, CANCEL_REASONS, REQUEST_FILTERS } from '../statuses.ts'

const actions = (booking: BookingState) => ({
  tenant: allowedActions(booking, 'TENANT'),
  landlord: allowedActions(booking, 'LANDLORD'),
})

test('the landlord answers a request, the tenant can only cancel', () => {
  expect(actions({ status: 'REQUESTED' })).toEqual({
    tenant: ['cancel'],
    landlord: ['landlordApprove', 'landlordDecline', 'cancel'],
  })
})

test('the tenant answers an approval, the landlord can only cancel', () => {
  expect(actions({ status: 'LANDLORD_APPROVED' })).toEqual({
    tenant: ['tenantApprove', 'tenantDecline', 'cancel'],
    landlord: ['cancel'],
  })
})

test('the landlord offers a contract, and neither side can sign before', () => {
  expect(actions({ status: 'WAITING_FOR_CONTRACT' })).toEqual({
    tenant: ['cancel'],
    landlord: ['chooseContractType', 'cancel'],
  })
})

test('either party may sign the contract first', () => {
  expect(actions({ status: 'WAITING_FOR_CONTRACT', hasContract: true })).toEqual({
    tenant: ['signContract', 'declineContract', 'cancel'],
    landlord: ['chooseContractType', 'signContract', 'declineContract', 'cancel'],
  })
})

test('only the other party can sign second', () => {
  expect(actions({ status: 'CONTRACT_APPROVED', hasContract: true, firstSigner: 'LANDLORD' })).toEqual({
    tenant: ['signContract', 'declineContract'],
    landlord: [],
  })
  expect(actions({ status: 'CONTRACT_APPROVED', hasContract: true, firstSigner: 'TENANT' })).toEqual({
    tenant: [],
    landlord: ['signContract', 'declineContract'],
  })
})

test('if the first signer is unknown, nobody can sign second', () => {
  expect(actions({ status: 'CONTRACT_APPROVED', hasContract: true })).toEqual({ tenant: [], landlord: [] })
  expect(actions({ status: 'CONTRACT_APPROVED', hasContract: true, firstSigner: null })).toEqual({
    tenant: [],
    landlord: [],
  })
})

test('a completed or cancelled booking allows no action', () => {
  expect(actions({ status: 'BOOKING_COMPLETED' })).toEqual({ tenant: [], landlord: [] })
  expect(actions({ status: 'BOOKING_CANCELED' })).toEqual({ tenant: [], landlord: [] })
})

test('an admin can cancel and offer contracts, but not answer or sign', () => {
  expect(allowedActions({ status: 'REQUESTED' }, 'ADMIN')).toEqual(['cancel'])
  expect(allowedActions({ status: 'WAITING_FOR_CONTRACT', hasContract: true }, 'ADMIN')).toEqual([
    'chooseContractType',
    'cancel',
  ])
})

test('a booking can be cancelled until the first signature', () => {
  expect(BOOKING_STATUSES.filter(canCancel)).toEqual([
    'REQUESTED',
    'LANDLORD_APPROVED',
    'WAITING_FOR_CONTRACT',
  ])
})

test('the cancel reason depends on who cancels', () => {
  const actors: BookingActor[] = ['TENANT', 'LANDLORD', 'ADMIN', 'SYSTEM']

  expect(actors.map(cancelReasonOf)).toEqual([
    'CANCELED_BY_TENANT',
    'CANCELED_BY_LANDLORD',
    'CANCELED_BY_ADMIN',
    'EXPIRED',
  ])
})

test('accepting leads to the next status, declining ends with a reason of its own', () => {
  const step = bookingStep('tenantApprove', { status: 'LANDLORD_APPROVED' }, 'TENANT')

  expect(step).toMatchObject({ to: 'WAITING_FOR_CONTRACT', declined: 'TENANT_DECLINED' })
  expect(bookingStep('tenantApprove', { status: 'REQUESTED' }, 'TENANT')).toBeUndefined()
  expect(bookingStep('tenantApprove', { status: 'LANDLORD_APPROVED' }, 'LANDLORD')).toBeUndefined()
})

test('each call is allowed for its role only', () => {
  expect(mayEverCall('landlordApprove', 'LANDLORD')).toBe(true)
  expect(mayEverCall('landlordApprove', 'TENANT')).toBe(false)
  expect(mayEverCall('updateBookingAttachment', 'LANDLORD')).toBe(false)
})

test('replacing the contract file removes the first signature', () => {
  const signed = { status: 'CONTRACT_APPROVED', hasContract: true, firstSigner: 'TENANT' } as const

  expect(bookingStep('updateBookingAttachment', signed, 'ADMIN')?.to).toBe('WAITING_FOR_CONTRACT')
})

test('every status can be reached, and every pending status has known ways out', () => {
  const reached = new Set(BOOKING_GRAPH.map(({ to }) => to))
  const left = new Set(BOOKING_GRAPH.flatMap(({ from }) => from))
  const declines = BOOKING_GRAPH.flatMap(({ declined }) => declined ?? [])

  expect(BOOKING_STATUSES.filter((status) => !reached.has(status))).toEqual([])
  expect(BOOKING_STATUSES.filter((status) => !left.has(status))).toEqual([
    'BOOKING_COMPLETED',
    'BOOKING_CANCELED',
  ])
  expect(declines.every((reason) => CANCEL_REASONS.includes(reason))).toBe(true)
})

test('a party has to act only when an answer, a contract or a signature of theirs is missing', () => {
  const turns = (booking: BookingState) => [hasToAct(booking, 'TENANT'), hasToAct(booking, 'LANDLORD')]

  expect(turns({ status: 'REQUESTED' })).toEqual([false, true])
  expect(turns({ status: 'LANDLORD_APPROVED' })).toEqual([true, false])
  expect(turns({ status: 'WAITING_FOR_CONTRACT' })).toEqual([false, true])
  expect(turns({ status: 'WAITING_FOR_CONTRACT', isContractAwaited: true })).toEqual([false, false])
  expect(turns({ status: 'WAITING_FOR_CONTRACT', hasContract: true })).toEqual([true, true])
  expect(turns({ status: 'CONTRACT_APPROVED', hasContract: true, firstSigner: 'TENANT' })).toEqual([
    false,
    true,
  ])
  expect(turns({ status: 'BOOKING_COMPLETED' })).toEqual([false, false])
})

test('a booking starts with a tenant’s request, and an expired one is cancelled by the system', () => {
  const stepsOf = (call: string) => BOOKING_GRAPH.filter((step) => step.call === call)

  expect(stepsOf('new')).toEqual([{ call: 'new', actors: ['TENANT'], from: [], to: 'REQUESTED' }])
  expect(stepsOf('timer')).toEqual([
    { call: 'timer', actors: ['SYSTEM'], from: BOOKING_STATUSES.filter(isPending), to: 'BOOKING_CANCELED' },
  ])
})

test('offering or replacing a contract leads to waiting for signatures, cancelling to cancelled', () => {
  const ways = ['chooseContractType', 'updateBookingAttachment', 'cancel'].map((call) =>
    BOOKING_GRAPH.filter((step) => step.call === call).map(({ from, to }) => [...from, to]),
  )

  expect(ways).toEqual([
    [['WAITING_FOR_CONTRACT', 'WAITING_FOR_CONTRACT']],
    [['WAITING_FOR_CONTRACT', 'CONTRACT_APPROVED', 'WAITING_FOR_CONTRACT']],
    [['REQUESTED', 'LANDLORD_APPROVED', 'WAITING_FOR_CONTRACT', 'BOOKING_CANCELED']],
  ])
})

test('pending and confirmed statuses are these', () => {
  expect(BOOKING_STATUSES.filter((status) => !isPending(status))).toEqual([
    'BOOKING_COMPLETED',
    'BOOKING_CANCELED',
  ])
  expect(BOOKING_STATUSES.filter(isConfirmed)).toEqual([
    'WAITING_FOR_CONTRACT',
    'CONTRACT_APPROVED',
    'BOOKING_COMPLETED',
  ])
})

test('every filter of requests matches its own statuses', () => {
  const shown = REQUEST_FILTERS.map(
    (filter) => BOOKING_STATUSES.filter((status) => matchesFilter(filter, status)).length,
  )

  expect(shown).toEqual([6, 4, 1, 1, 1, 1, 1, 1])
})

test('every pending booking has a time at which it expires', () => {
  const since = new Date('2027-03-27T10:00:00Z')
  const end = (status: (typeof BOOKING_STATUSES)[number]) =>
    expiresAt({ status, since, startDate: '2027-06-30' })?.toISOString() ?? null

  expect(BOOKING_STATUSES.map(end)).toEqual([
    '2027-03-30T10:00:00.000Z',
    '2027-03-29T10:00:00.000Z',
    '2027-06-30T22:00:00.000Z',
    '2027-04-03T10:00:00.000Z',
    null,
    null,
  ])
})

test('an open request expires by its first day in German time, a second signature after seven days', () => {
  const since = new Date('2027-01-14T10:00:00Z')
  const end = (status: (typeof BOOKING_STATUSES)[number]) =>
    expiresAt({ status, since, startDate: '2027-01-15' })?.toISOString() ?? null

  expect(BOOKING_STATUSES.map(end)).toEqual([
    '2027-01-15T23:00:00.000Z',
    '2027-01-15T23:00:00.000Z',
    '2027-01-15T23:00:00.000Z',
    '2027-01-21T10:00:00.000Z',
    null,
    null,
  ])
})

test('a reminder of an open contract is due after fourteen days', () => {
  const booking = { since: new Date('2027-03-01T10:00:00Z'), startDate: '2027-06-30' }

  expect(remindsAt({ ...booking, status: 'WAITING_FOR_CONTRACT' })?.toISOString()).toBe(
    '2027-03-15T10:00:00.000Z',
  )
  expect(remindsAt({ ...booking, status: 'REQUESTED' })).toBeNull()
})

test.each([
  ['REQUESTED', '2027-12-31', false],
  ['LANDLORD_APPROVED', '2027-12-31', true],
  ['CONTRACT_APPROVED', '2027-01-01', true],
  ['BOOKING_COMPLETED', '2027-03-10', true],
  ['BOOKING_COMPLETED', '2027-03-09', false],
  ['BOOKING_CANCELED', '2027-12-31', false],
] as const)(
  'a booking with status %s until %s counts as running on 10 March: %s',
  (status, endDate, expected) => {
    expect(isRunning({ status, endDate }, '2027-03-10')).toBe(expected)
  },
)
