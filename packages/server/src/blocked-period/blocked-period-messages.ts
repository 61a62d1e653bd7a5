/** Refusals around the days of a flat. */
export const BLOCKED_PERIOD_MESSAGES = {
  BLOCKED_PERIOD_NOT_FOUND: {
    en: 'These blocked days do not exist.',
    de: 'Diesen gesperrten Zeitraum gibt es nicht.',
    es: 'Este periodo bloqueado no existe.',
  },
  BLOCKED_PERIOD_INVALID: {
    en: 'These days cannot be blocked. Please check them.',
    de: 'Diese Tage lassen sich nicht sperren. Bitte prüfen Sie sie.',
    es: 'Estos días no se pueden bloquear. Revíselos.',
  },
  BLOCKED_PERIOD_OVERLAPS: {
    en: 'Some of these days are already blocked or booked.',
    de: 'Einige dieser Tage sind bereits gesperrt oder gebucht.',
    es: 'Algunos de estos días ya están bloqueados o reservados.',
  },
  BLOCKED_BY_BOOKING: {
    en: 'These days belong to a booking. They become free when the booking ends.',
    de: 'Diese Tage gehören zu einer Buchung. Sie werden frei, wenn die Buchung endet.',
    es: 'Estos días pertenecen a una reserva. Quedarán libres cuando la reserva termine.',
  },
  BLOCKED_BY_CALENDAR: {
    en: 'These days come from your imported calendar. Change them there, or remove the calendar.',
    de: 'Diese Tage stammen aus Ihrem importierten Kalender. Ändern Sie sie dort oder entfernen Sie den Kalender.',
    es: 'Estos días proceden de su calendario importado. Cámbielos allí o elimine el calendario.',
  },
} as const
