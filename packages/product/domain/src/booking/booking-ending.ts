import type { CancelReason } from '../statuses.ts'

/** How a booking that is BOOKING_CANCELED has ended, in the words that its parties read. */
export type BookingEnding =
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | 'CONTRACT_DECLINED'
  | 'TAKEN'
  | 'NO_LONGER_OFFERED'
  | 'CANCELED'

/** The ending by the reason, where the status before does not matter. */
const ENDINGS: Partial<Record<CancelReason, BookingEnding>> = {
  LANDLORD_DECLINED: 'DECLINED',
  TENANT_DECLINED: 'DECLINED',
  CONTRACT_DECLINED: 'CONTRACT_DECLINED',
  RESERVED_FOR_ANOTHER: 'TAKEN',
  FLAT_WITHDRAWN: 'NO_LONGER_OFFERED',
  OFFER_REMOVED: 'NO_LONGER_OFFERED',
  EXPIRED: 'EXPIRED',
}

/** Before both have agreed there is nothing to cancel: tenants withdraw their request, landlords decline it. */
const UNCONFIRMED_ENDINGS: Partial<Record<CancelReason, BookingEnding>> = {
  CANCELED_BY_TENANT: 'WITHDRAWN',
  CANCELED_BY_LANDLORD: 'DECLINED',
}

/** How a booking has ended; only what both had agreed on is cancelled. */
export function bookingEnding(reason: CancelReason, wasConfirmed: boolean): BookingEnding {
  return ENDINGS[reason] ?? (wasConfirmed ? undefined : UNCONFIRMED_ENDINGS[reason]) ?? 'CANCELED'
}
