import {
  BOOKING_STATUSES,
  CANCEL_REASONS,
  CONTRACT_TYPES,
  DEPOSIT_STATES,
  LAST_DAY_STATES,
} from '@domizil/domain'
import type { ListContract } from './list-contract.ts'

/** The list of bookings. */
export const BOOKINGS = {
  columns: {
    id: { kind: 'id', sorted: true, part: true },
    flat: { kind: 'name', sorted: true },
    flatId: { kind: 'id', part: true },
    landlord: { kind: 'name', sorted: true },
    landlordId: { kind: 'text', part: true },
    tenant: { kind: 'name', sorted: true },
    tenantId: { kind: 'text', part: true },
    startDate: { kind: 'day', sorted: true, part: true },
    endDate: { kind: 'day', sorted: true, part: true },
    total: { kind: 'euro', sorted: true },
    contractType: {
      kind: 'code',
      codes: CONTRACT_TYPES,
      vocabulary: 'contractType',
      optional: true,
      sorted: true,
      filtered: true,
    },
    status: {
      kind: 'code',
      codes: BOOKING_STATUSES,
      vocabulary: 'bookingStatus',
      sorted: true,
      filtered: true,
    },
    /** The return of the deposit; null without a contract or a deposit. */
    depositReturn: {
      kind: 'code',
      codes: DEPOSIT_STATES,
      vocabulary: 'depositState',
      optional: true,
      sorted: true,
      filtered: true,
    },
    /** The newest proposal of another last day; null without one. */
    lastDay: {
      kind: 'code',
      codes: LAST_DAY_STATES,
      vocabulary: 'lastDayState',
      optional: true,
      sorted: true,
      filtered: true,
    },
    cancelReason: {
      kind: 'code',
      codes: CANCEL_REASONS,
      vocabulary: 'cancelReason',
      optional: true,
      part: true,
    },
    expiresAt: { kind: 'moment', optional: true, sorted: true },
    lastActivity: { kind: 'moment', sorted: true },
    /** The number of its invoice; null without one. */
    invoice: { kind: 'text', optional: true, part: true },
    created: { kind: 'moment', sorted: true },
  },
  people: ['tenantId', 'landlordId'],
  day: 'created',
  dir: 'desc',
} as const satisfies ListContract
