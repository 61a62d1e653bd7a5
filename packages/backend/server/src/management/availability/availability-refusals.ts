import { MAX_CALENDARS } from '@domizil/domain'
import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around blocked days and imported calendars. */
export const refuse = refusals({
  BLOCKED_PERIOD_NOT_FOUND: {
    status: 404,
    en: 'These blocked days do not exist.',
    de: 'Diesen gesperrten Zeitraum gibt es nicht.',
    es: 'Este periodo bloqueado no existe.',
  },
  BLOCKED_PERIOD_INVALID: {
    status: 422,
    en: 'These days cannot be blocked. Please check them.',
    de: 'Diese Tage lassen sich nicht sperren. Bitte prüfen Sie sie.',
    es: 'Estos días no se pueden bloquear. Revíselos.',
  },
  BLOCKED_PERIOD_OVERLAPS: {
    status: 409,
    en: 'Some of these days are already blocked or booked.',
    de: 'Einige dieser Tage sind bereits gesperrt oder gebucht.',
    es: 'Algunos de estos días ya están bloqueados o reservados.',
  },
  BLOCKED_BY_BOOKING: {
    status: 409,
    en: 'These days belong to a booking. They become free when the booking ends.',
    de: 'Diese Tage gehören zu einer Buchung. Sie werden frei, wenn die Buchung endet.',
    es: 'Estos días pertenecen a una reserva. Quedarán libres cuando la reserva termine.',
  },
  BLOCKED_BY_CALENDAR: {
    status: 409,
    en: 'These days come from the calendar “{calendar}”. Change them there, or remove the calendar.',
    de: 'Diese Tage stammen aus dem Kalender „{calendar}“. Ändern Sie sie dort oder entfernen Sie den Kalender.',
    es: 'Estos días proceden del calendario «{calendar}». Cámbielos allí o elimine el calendario.',
  },
  CALENDAR_NOT_FOUND: {
    status: 404,
    en: 'This imported calendar does not exist.',
    de: 'Diesen importierten Kalender gibt es nicht.',
    es: 'Este calendario importado no existe.',
  },
  TOO_MANY_CALENDARS: {
    status: 409,
    en: `A flat imports at most ${MAX_CALENDARS} calendars. Remove one first.`,
    de: `Eine Wohnung importiert höchstens ${MAX_CALENDARS} Kalender. Entfernen Sie zuerst einen.`,
    es: `Un piso importa como máximo ${MAX_CALENDARS} calendarios. Elimine uno antes.`,
  },
  CALENDAR_NAME_TAKEN: {
    status: 409,
    field: 'name',
    en: 'Another calendar of this flat has this name. Please choose another one.',
    de: 'Ein anderer Kalender dieser Wohnung heißt schon so. Bitte wählen Sie einen anderen Namen.',
    es: 'Otro calendario de este piso ya se llama así. Elija otro nombre.',
  },
  CALENDAR_ADDRESS_REFUSED: {
    status: 422,
    field: 'calendarUrl',
    en: 'This is not the public address of a calendar. Please check it.',
    de: 'Das ist keine öffentliche Adresse eines Kalenders. Bitte prüfen Sie sie.',
    es: 'No es la dirección pública de un calendario. Revísela.',
  },
  CALENDAR_UNREACHABLE: {
    status: 422,
    field: 'calendarUrl',
    en: 'The calendar cannot be reached. Please check its address.',
    de: 'Der Kalender ist nicht erreichbar. Bitte prüfen Sie seine Adresse.',
    es: 'No se puede acceder al calendario. Revise su dirección.',
  },
  CALENDAR_TOO_LARGE: {
    status: 422,
    field: 'calendarUrl',
    en: 'This calendar is too large.',
    de: 'Dieser Kalender ist zu groß.',
    es: 'Este calendario es demasiado grande.',
  },
  CALENDAR_UNREADABLE: {
    status: 422,
    field: 'calendarUrl',
    en: 'There is no calendar in the iCal format at this address.',
    de: 'Unter dieser Adresse liegt kein Kalender im iCal-Format.',
    es: 'En esta dirección no hay ningún calendario en formato iCal.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  blockedFrom: word('First day', 'Erster Tag', 'Primer día'),
  note: word('Note', 'Notiz', 'Nota'),
  blockedTo: word('Last day', 'Letzter Tag', 'Último día'),
  calendarId: word('Calendar', 'Kalender', 'Calendario'),
  calendarUrl: word('Address of the calendar', 'Adresse des Kalenders', 'Dirección del calendario'),
}
