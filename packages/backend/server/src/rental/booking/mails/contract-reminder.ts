import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** The contract has been open for two weeks. */
export const contractReminder = defineMail('CONTRACT_REMINDER', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Reminder of the contract',
      subject: 'The contract for “{flat}” is still open',
      paragraphs: [
        'Two weeks have passed, and the contract for “{flat}” from {from} to {to} has not been signed.',
        'Without a contract the booking ends on {deadline}.',
      ],
      link: 'Go to the contract',
    },
    de: {
      title: 'Erinnerung an den Vertrag',
      subject: 'Der Vertrag für „{flat}“ ist noch offen',
      paragraphs: [
        'Seit zwei Wochen ist der Vertrag für „{flat}“ vom {from} bis zum {to} nicht unterschrieben.',
        'Ohne Vertrag endet die Buchung am {deadline}.',
      ],
      link: 'Zum Vertrag',
    },
    es: {
      title: 'Recordatorio del contrato',
      subject: 'El contrato de «{flat}» sigue pendiente',
      paragraphs: [
        'Han pasado dos semanas y el contrato de «{flat}» del {from} al {to} aún no está firmado.',
        'Sin contrato, la reserva terminará el {deadline}.',
      ],
      link: 'Ir al contrato',
    },
  },
})
