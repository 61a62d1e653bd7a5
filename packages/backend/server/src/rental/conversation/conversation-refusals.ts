import { refusals } from '../../foundation/kernel/index.ts'

/** Refusals around conversations. */
export const refuse = refusals({
  MESSAGE_INVALID: {
    status: 422,
    en: 'Please write between {min} and {max} characters.',
    de: 'Bitte schreiben Sie {min} bis {max} Zeichen.',
    es: 'Escriba entre {min} y {max} caracteres.',
  },
  THREAD_CLOSED: {
    status: 409,
    en: 'Nobody can write here any more: the booking has ended, or the other side has left.',
    de: 'Hier kann niemand mehr schreiben: Die Buchung ist beendet, oder die andere Seite hat ihr Konto gelöscht.',
    es: 'Ya no se puede escribir aquí: la reserva ha terminado o la otra parte ha eliminado su cuenta.',
  },
})
