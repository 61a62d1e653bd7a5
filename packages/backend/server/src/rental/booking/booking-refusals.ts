import { type DomainError, refusals } from '../../foundation/kernel/index.ts'
import texts from './booking-refusals.json' with { type: 'json' }

/** Refusals around bookings. */
export const refuse = refusals(texts.refusals)

/** The refusal for a booking that does not exist, or is not the caller’s. */
export const bookingNotFound = (): DomainError => refuse('BOOKING_NOT_FOUND')

/** The refusal of a call that only the other party may make. */
export const notYourTurn = (): DomainError => refuse('NOT_YOUR_TURN')
