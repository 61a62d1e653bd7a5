/** Refusals around help requests. */
export const HELP_MESSAGES = {
  HELP_REQUEST_INVALID: {
    en: 'Your message is not complete yet. Please check it.',
    de: 'Ihre Nachricht ist noch nicht vollständig. Bitte prüfen Sie sie.',
    es: 'Su mensaje aún no está completo. Revíselo.',
  },
  HELP_REQUEST_NOT_FOUND: {
    en: 'This help request does not exist.',
    de: 'Diese Hilfeanfrage gibt es nicht.',
    es: 'Esta solicitud de ayuda no existe.',
  },
  TOO_MANY_HELP_REQUESTS: {
    en: 'You have sent us several messages. Please wait an hour before the next one.',
    de: 'Sie haben uns schon mehrere Nachrichten geschickt. Bitte warten Sie eine Stunde bis zur nächsten.',
    es: 'Ya nos ha enviado varios mensajes. Espere una hora antes del siguiente.',
  },
} as const
