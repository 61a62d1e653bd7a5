import type { BookingStatus } from '@domizil/domain'

/** The statuses in which a booking shows its payments: from the tenant's confirmation on. */
export const WITH_PAYMENTS: ReadonlySet<BookingStatus> = new Set([
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
  'BOOKING_COMPLETED',
])
