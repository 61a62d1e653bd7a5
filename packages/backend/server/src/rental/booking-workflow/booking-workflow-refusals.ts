import type { FilterWords } from '@domizil/domain'
import { type DomainError, labelsIn, refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around requests and their way to a confirmed booking. */
export const refuse = refusals({
  BOOKING_INVALID: {
    status: 422,
    en: 'Some entries of your request are not right yet. Please check them.',
    de: 'Einige Angaben Ihrer Anfrage stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos datos de su solicitud aún no son correctos. Revíselos.',
  },
  OWN_FLAT: {
    status: 403,
    en: 'This is your own flat.',
    de: 'Das ist Ihre eigene Wohnung.',
    es: 'Este piso es suyo.',
  },
  FLAT_NOT_ACTIVE: {
    status: 409,
    en: 'This flat cannot be requested at the moment.',
    de: 'Diese Wohnung kann zurzeit nicht angefragt werden.',
    es: 'Este piso no se puede solicitar en este momento.',
  },
  USER_DATA_INCOMPLETE: {
    status: 422,
    en: 'Please complete your personal details first.',
    de: 'Bitte vervollständigen Sie zuerst Ihre persönlichen Angaben.',
    es: 'Complete primero sus datos personales.',
  },
  TOO_MANY_OPEN_REQUESTS: {
    status: 409,
    en: 'You have {limit} pending requests. Wait for an answer or withdraw one.',
    de: 'Sie haben {limit} ausstehende Anfragen. Warten Sie auf eine Antwort oder ziehen Sie eine zurück.',
    es: 'Tiene {limit} solicitudes pendientes. Espere una respuesta o retire una.',
  },
  ALREADY_REQUESTED: {
    status: 409,
    en: 'You have already requested this flat.',
    de: 'Sie haben diese Wohnung bereits angefragt.',
    es: 'Ya ha solicitado este piso.',
  },
  DATES_TAKEN: {
    status: 409,
    en: 'These dates are taken.',
    de: 'Diese Tage sind vergeben.',
    es: 'Estas fechas están ocupadas.',
  },
  TAKEN_BY_CALENDAR: {
    status: 409,
    en: 'Your calendar “{calendar}” takes some of these days. Free them there, or remove it from this flat.',
    de: 'Ihr Kalender „{calendar}“ belegt einige dieser Tage. Geben Sie sie dort frei oder entfernen Sie ihn von dieser Wohnung.',
    es: 'Su calendario «{calendar}» ocupa algunos de estos días. Libérelos allí o quítelo de este piso.',
  },
})

/** The refusal of days that are not free any more. */
export const datesTaken = (): DomainError => refuse('DATES_TAKEN')

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  hasPets: word('Pets', 'Haustiere', 'Mascotas'),
  message: word('Message', 'Nachricht', 'Mensaje'),
  numberOfPersons: labelsIn<FilterWords>('filters')['filterName.persons'],
  occupation: word('Occupation', 'Beschäftigung', 'Ocupación'),
  reasonOfStay: word('Reason for the stay', 'Grund des Aufenthalts', 'Motivo de la estancia'),
  smoker: word('Smoking', 'Rauchen', 'Fumar'),
  approved: word('Answer', 'Antwort', 'Respuesta'),
}
