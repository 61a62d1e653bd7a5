import type { Day } from '../days/day.ts'
import { CANCEL_REASONS, type CancelReason } from '../statuses.ts'

/** The steps that booking and contract take. */
const BOOKING_STEP_EVENTS = [
  'REQUESTED',
  'REQUEST_RESTORED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'CONTRACT_OFFERED',
  'CONTRACT_AWAITED',
] as const
/** The signatures: the first approves the contract, the second completes the booking. */
const SIGNATURE_EVENTS = ['CONTRACT_APPROVED', 'BOOKING_COMPLETED'] as const
/** The steps of a proposal of another last day, after the booking is complete. */
const LAST_DAY_EVENTS = [
  'END_DATE_PROPOSED',
  'END_DATE_ACCEPTED',
  'END_DATE_DECLINED',
  'END_DATE_CHANGED',
  'END_DATE_LAPSED',
] as const

/** All types of events in the history of a booking. A cancellation has the type of its reason. */
export const BOOKING_EVENT_TYPES = [
  ...BOOKING_STEP_EVENTS,
  ...SIGNATURE_EVENTS,
  ...LAST_DAY_EVENTS,
  ...CANCEL_REASONS,
] as const
export type BookingEventType = (typeof BOOKING_EVENT_TYPES)[number]

/** An event in the history of a booking, with its payload. Mails, history and reports follow from it. */
export type BookingEvent =
  | { readonly type: (typeof BOOKING_STEP_EVENTS)[number] }
  | { readonly type: (typeof SIGNATURE_EVENTS)[number]; readonly signedName: string }
  | { readonly type: (typeof LAST_DAY_EVENTS)[number]; readonly endDate: Day }
  | { readonly type: CancelReason; readonly reason?: string | undefined }
