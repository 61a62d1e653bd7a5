import { defineMail } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../../booking/index.ts'

/** To the other party: a confirmation of moving in is there. */
export const moveInConfirmed = defineMail('MOVE_IN_CONFIRMED', {
  about: aboutBooking,
  texts: {
    en: {
      title: 'Confirmation of moving in',
      subject: 'The landlord’s confirmation of moving in to “{flat}” is there',
      paragraphs: [
        '{other} has made the landlord’s confirmation of moving in to “{flat}”. It is a PDF with the booking.',
        'The landlord checks and signs it before the registration, which is due within two weeks after moving in.',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Wohnungsgeberbestätigung liegt bereit',
      subject: 'Die Wohnungsgeberbestätigung für „{flat}“ liegt bereit',
      paragraphs: [
        '{other} hat die Wohnungsgeberbestätigung für „{flat}“ erstellt. Sie liegt als PDF bei der Buchung.',
        'Vor der Anmeldung prüft und unterschreibt sie der Vermieter. Angemeldet wird binnen zwei Wochen nach dem Einzug.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Confirmación del arrendador',
      subject: 'La confirmación del arrendador de «{flat}» está lista',
      paragraphs: [
        '{other} ha creado la confirmación del arrendador de «{flat}» (Wohnungsgeberbestätigung). Está en PDF en la reserva.',
        'El arrendador la revisa y firma antes del empadronamiento, que debe hacerse en dos semanas desde la mudanza.',
      ],
      link: 'Ver la reserva',
    },
  },
})
