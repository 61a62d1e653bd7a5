import { defineMail, maybe, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the landlord: the tenant does not confirm. */
export const tenantDeclined = defineMail('TENANT_DECLINED', {
  about: aboutBooking,
  values: { reason: maybe(written) },
  texts: {
    en: {
      title: 'Booking declined by the tenant',
      subject: '{other} has declined the booking of “{flat}”',
      paragraphs: [
        '{other} does not take “{flat}” from {from} to {to}. The dates are free.',
        'The reason given: {reason}',
      ],
      link: 'See the requests',
    },
    de: {
      title: 'Buchung vom Mieter abgelehnt',
      subject: '{other} hat die Buchung von „{flat}“ abgelehnt',
      paragraphs: [
        '{other} nimmt „{flat}“ vom {from} bis zum {to} nicht. Der Zeitraum ist frei.',
        'Die Begründung: {reason}',
      ],
      link: 'Anfragen ansehen',
    },
    es: {
      title: 'Reserva rechazada por el inquilino',
      subject: '{other} ha rechazado la reserva de «{flat}»',
      paragraphs: [
        '{other} no se queda con «{flat}» del {from} al {to}. Las fechas están libres.',
        'El motivo indicado: {reason}',
      ],
      link: 'Ver las solicitudes',
    },
  },
})
