import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the tenant: the landlord approves. */
export const landlordApproved = defineMail('LANDLORD_APPROVED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Request approved',
      subject: 'Your request for “{flat}” was approved',
      paragraphs: [
        'Good news: {other} would like to rent “{flat}” to you from {from} to {to}.',
        'Please confirm by {deadline}. Only then are the dates yours.',
      ],
      link: 'Confirm the booking',
    },
    de: {
      title: 'Anfrage zugesagt',
      subject: '{other} hat Ihrer Anfrage für „{flat}“ zugesagt',
      paragraphs: [
        'Gute Nachrichten: {other} möchte Ihnen „{flat}“ vom {from} bis zum {to} vermieten.',
        'Bitte bestätigen Sie bis {deadline}. Erst dann ist der Zeitraum für Sie reserviert.',
      ],
      link: 'Buchung bestätigen',
    },
    es: {
      title: 'Solicitud aceptada',
      subject: 'Su solicitud para «{flat}» ha sido aceptada',
      paragraphs: [
        'Buenas noticias: {other} desea alquilarle «{flat}» del {from} al {to}.',
        'Confirme antes del {deadline}. Solo entonces quedarán reservadas las fechas.',
      ],
      link: 'Confirmar la reserva',
    },
  },
})
