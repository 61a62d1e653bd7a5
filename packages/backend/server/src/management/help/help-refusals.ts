import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around help requests. */
export const refuse = refusals({
  HELP_REQUEST_INVALID: {
    status: 422,
    en: 'Your message is not complete yet. Please check it.',
    de: 'Ihre Nachricht ist noch nicht vollständig. Bitte prüfen Sie sie.',
    es: 'Su mensaje aún no está completo. Revíselo.',
  },
  HELP_REQUEST_NOT_FOUND: {
    status: 404,
    en: 'This help request does not exist.',
    de: 'Diese Hilfeanfrage gibt es nicht.',
    es: 'Esta solicitud de ayuda no existe.',
  },
  HELP_ANSWERED_MEANWHILE: {
    status: 409,
    en: 'Another administrator has just answered. Please read the answer first.',
    de: 'Inzwischen hat eine andere Person aus dem Team geantwortet. Bitte lesen Sie zuerst deren Antwort.',
    es: 'Otra persona del equipo acaba de responder. Lea primero su respuesta.',
  },
  HELP_ENTRY_INVALID: {
    status: 422,
    field: 'message',
    en: 'Write {min} to {max} characters.',
    de: 'Schreiben Sie {min} bis {max} Zeichen.',
    es: 'Escriba entre {min} y {max} caracteres.',
  },
  FLAT_OF_ANOTHER: {
    status: 422,
    field: 'flatId',
    en: 'This flat does not belong to that person.',
    de: 'Diese Wohnung gehört dieser Person nicht.',
    es: 'Este piso no pertenece a esa persona.',
  },
  TOO_MANY_HELP_REQUESTS: {
    status: 429,
    en: 'You have sent us several messages. Please wait an hour before the next one.',
    de: 'Sie haben uns schon mehrere Nachrichten geschickt. Bitte warten Sie eine Stunde bis zur nächsten.',
    es: 'Ya nos ha enviado varios mensajes. Espere una hora antes del siguiente.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  topic: word('Topic', 'Thema', 'Tema'),
  mine: word('Assigned to me', 'Mir zugewiesen', 'Asignada a mí'),
  close: word('Settle', 'Erledigen', 'Cerrar'),
  seen: word('Last entry seen', 'Zuletzt gesehener Eintrag', 'Última entrada vista'),
}
