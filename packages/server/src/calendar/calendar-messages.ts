/** Why a calendar cannot be imported. */
export const CALENDAR_MESSAGES = {
  CALENDAR_ADDRESS_REFUSED: {
    en: 'This is not the public address of a calendar. Please check it.',
    de: 'Das ist keine öffentliche Adresse eines Kalenders. Bitte prüfen Sie sie.',
    es: 'No es la dirección pública de un calendario. Revísela.',
  },
  CALENDAR_UNREACHABLE: {
    en: 'The calendar cannot be reached. Please check its address.',
    de: 'Der Kalender ist nicht erreichbar. Bitte prüfen Sie seine Adresse.',
    es: 'No se puede acceder al calendario. Revise su dirección.',
  },
  CALENDAR_TOO_LARGE: {
    en: 'This calendar is too large.',
    de: 'Dieser Kalender ist zu groß.',
    es: 'Este calendario es demasiado grande.',
  },
  CALENDAR_UNREADABLE: {
    en: 'There is no calendar in the iCal format at this address.',
    de: 'Unter dieser Adresse liegt kein Kalender im iCal-Format.',
    es: 'En esta dirección no hay ningún calendario en formato iCal.',
  },
} as const
