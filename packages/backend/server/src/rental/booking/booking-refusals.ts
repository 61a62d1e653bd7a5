import { type DomainError, refusals } from '../../foundation/kernel/index.ts'

/** Refusals around bookings. */
export const refuse = refusals({
  BOOKING_NOT_FOUND: {
    status: 404,
    en: 'This booking does not exist.',
    de: 'Diese Buchung gibt es nicht.',
    es: 'Esta reserva no existe.',
  },
  BOOKING_STATUS_CONFLICT: {
    status: 409,
    en: 'This is not possible any more: what you see has been answered, withdrawn or ended in the meantime.',
    de: 'Das ist nicht mehr möglich: Der Vorgang wurde inzwischen beantwortet, zurückgezogen oder beendet.',
    es: 'Ya no es posible: entretanto se ha respondido, retirado o terminado.',
  },
  NOT_YOUR_TURN: {
    status: 403,
    en: 'Only the other party can answer this.',
    de: 'Das kann nur die andere Seite beantworten.',
    es: 'Solo la otra parte puede responder a esto.',
  },
})

/** The refusal for a booking that does not exist, or is not the caller’s. */
export const bookingNotFound = (): DomainError => refuse('BOOKING_NOT_FOUND')

/** The refusal of a call that only the other party may make. */
export const notYourTurn = (): DomainError => refuse('NOT_YOUR_TURN')
