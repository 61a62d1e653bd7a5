import { CANCEL_REASONS, type CancelReason } from './statuses.ts'

/** The steps that booking and contract take. */
const BOOKING_STEP_EVENTS = [
  'REQUESTED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'CONTRACT_OFFERED',
  'CONTRACT_AWAITED',
] as const
/** The signatures: the first approves the contract, the second completes the booking. */
const SIGNATURE_EVENTS = ['CONTRACT_APPROVED', 'BOOKING_COMPLETED'] as const

/** All types of events in the history of a booking. A cancellation has the type of its reason. */
export const BOOKING_EVENT_TYPES = [...BOOKING_STEP_EVENTS, ...SIGNATURE_EVENTS, ...CANCEL_REASONS] as const
export type BookingEventType = (typeof BOOKING_EVENT_TYPES)[number]

/** An event in the history of a booking, with its payload. Mails, history and reports follow from it. */
export type BookingEvent =
  | { readonly type: (typeof BOOKING_STEP_EVENTS)[number] }
  | { readonly type: (typeof SIGNATURE_EVENTS)[number]; readonly signedName: string }
  | { readonly type: CancelReason; readonly reason?: string | undefined }
