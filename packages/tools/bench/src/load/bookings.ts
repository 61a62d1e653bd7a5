import type { BookingLength, BookingStatus, Period } from '@domizil/domain'

/** The fields of a booking that people look at here. */
export interface Booking {
  readonly id: number
  readonly status: BookingStatus
  readonly flat: { readonly id: number }
}

/** The fields of a flat that decide which stay can be requested. */
export interface RequestedFlat {
  readonly id: number
  readonly flatBookingLength: BookingLength
  readonly blockedRanges: readonly Period[]
}
