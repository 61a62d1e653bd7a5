import type { BookingAction, BookingLength, BookingStatus, Period } from '@domizil/domain'

/** The fields of a booking that people look at here. */
export interface Booking {
  readonly id: number
  readonly status: BookingStatus
  readonly cancelReason: string | null
  readonly flat: { readonly id: number }
  readonly allowedActions: readonly BookingAction[]
  /** Of its contract, once there is one; the hash is that of a file to sign by typed names. */
  readonly contract: { readonly documentHash: string | null } | null
}

/** The fields of a flat that decide which stay can be requested. */
export interface RequestedFlat {
  readonly id: number
  readonly flatBookingLength: BookingLength
  readonly blockedRanges: readonly Period[]
}
