import { defineMail, maybe, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the tenant: the landlord declines. */
export const landlordDeclined = defineMail('LANDLORD_DECLINED', {
  about: aboutBooking,
  values: { reason: maybe(written) },
  texts: {
    en: {
      title: 'Request declined',
      subject: 'Your request for “{flat}” was declined',
      paragraphs: [
        '{other} cannot rent “{flat}” to you from {from} to {to}.',
        'The reason given: {reason}',
        'There are other flats for these dates.',
      ],
      link: 'Keep looking',
    },
    de: {
      title: 'Anfrage abgelehnt',
      subject: 'Ihre Anfrage für „{flat}“ wurde abgelehnt',
      paragraphs: [
        '{other} kann Ihnen „{flat}“ vom {from} bis zum {to} leider nicht vermieten.',
        'Die Begründung: {reason}',
        'Für diesen Zeitraum gibt es weitere Wohnungen.',
      ],
      link: 'Weitersuchen',
    },
    es: {
      title: 'Solicitud rechazada',
      subject: 'Su solicitud para «{flat}» ha sido rechazada',
      paragraphs: [
        'Lamentablemente, {other} no puede alquilarle «{flat}» del {from} al {to}.',
        'El motivo indicado: {reason}',
        'Hay otros pisos para estas fechas.',
      ],
      link: 'Seguir buscando',
    },
  },
})
