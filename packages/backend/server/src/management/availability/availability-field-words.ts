import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  blockedFrom: word('First day', 'Erster Tag', 'Primer día'),
  note: word('Note', 'Notiz', 'Nota'),
  blockedTo: word('Last day', 'Letzter Tag', 'Último día'),
  calendarId: word('Calendar', 'Kalender', 'Calendario'),
  calendarUrl: word('Address of the calendar', 'Adresse des Kalenders', 'Dirección del calendario'),
}
