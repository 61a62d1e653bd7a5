import { defineMail, maybe, written } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** The other party does not sign. */
export const contractDeclined = defineMail('CONTRACT_DECLINED', {
  about: aboutBooking,
  values: { reason: maybe(written) },
  texts: {
    en: {
      title: 'Contract declined',
      subject: 'The contract for “{flat}” was declined',
      paragraphs: [
        '{other} does not sign the contract for “{flat}” from {from} to {to}. The booking has ended.',
        'The reason given: {reason}',
      ],
      link: 'See the booking',
    },
    de: {
      title: 'Vertrag abgelehnt',
      subject: 'Der Vertrag für „{flat}“ wurde abgelehnt',
      paragraphs: [
        '{other} unterschreibt den Vertrag für „{flat}“ vom {from} bis zum {to} nicht. Die Buchung ist beendet.',
        'Die Begründung: {reason}',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      title: 'Contrato rechazado',
      subject: 'El contrato de «{flat}» ha sido rechazado',
      paragraphs: [
        '{other} no firma el contrato de «{flat}» del {from} al {to}. La reserva ha terminado.',
        'El motivo indicado: {reason}',
      ],
      link: 'Ver la reserva',
    },
  },
})
