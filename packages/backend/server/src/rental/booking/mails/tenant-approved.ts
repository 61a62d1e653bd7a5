import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** To the landlord: the tenant confirms. */
export const tenantApproved = defineMail('TENANT_APPROVED', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Booking confirmed by other party',
      subject: '{other} has confirmed the booking of “{flat}”',
      paragraphs: [
        '{other} takes “{flat}” from {from} to {to}. The dates are blocked in your calendar.',
        'Please choose the rental contract now, so that you both can sign it.',
      ],
      link: 'Choose the contract',
    },
    de: {
      title: 'Buchung von der anderen Seite bestätigt',
      subject: '{other} hat die Buchung von „{flat}“ bestätigt',
      paragraphs: [
        '{other} nimmt „{flat}“ vom {from} bis zum {to}. Der Zeitraum ist in Ihrem Kalender gesperrt.',
        'Bitte wählen Sie jetzt den Mietvertrag, damit Sie beide unterschreiben können.',
      ],
      link: 'Vertrag wählen',
    },
    es: {
      title: 'Reserva confirmada por la otra parte',
      subject: '{other} ha confirmado la reserva de «{flat}»',
      paragraphs: [
        '{other} se queda con «{flat}» del {from} al {to}. Las fechas están bloqueadas en su calendario.',
        'Elija ahora el contrato de alquiler para que ambos puedan firmarlo.',
      ],
      link: 'Elegir el contrato',
    },
  },
})
