import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around deleting an account. */
export const refuse = refusals({
  BOOKINGS_RUNNING: {
    status: 409,
    en: 'Your account cannot be deleted while bookings are running: {bookings}.',
    de: 'Ihr Konto kann nicht gelöscht werden, solange Buchungen laufen: {bookings}.',
    es: 'No se puede eliminar su cuenta mientras haya reservas en curso: {bookings}.',
  },
})
