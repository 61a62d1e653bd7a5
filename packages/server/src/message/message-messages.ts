/** Refusals around the messages of a booking. */
export const MESSAGE_MESSAGES = {
  MESSAGE_INVALID: {
    en: 'Please write between {min} and {max} characters.',
    de: 'Bitte schreiben Sie {min} bis {max} Zeichen.',
    es: 'Escriba entre {min} y {max} caracteres.',
  },
  THREAD_CLOSED: {
    en: 'Nobody can write here any more: the booking has ended, or the other side has left.',
    de: 'Hier kann niemand mehr schreiben: Die Buchung ist beendet, oder die andere Seite hat ihr Konto gelöscht.',
    es: 'Ya no se puede escribir aquí: la reserva ha terminado o la otra parte ha eliminado su cuenta.',
  },
} as const
