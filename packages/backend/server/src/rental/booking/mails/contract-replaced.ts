import { day, deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** Another contract replaces the one that was offered. */
export const contractReplaced = defineMail('CONTRACT_REPLACED', {
  about: aboutBooking,
  values: { replaced: maybe(day), deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Contract replaced',
      subject: 'A new rental contract for “{flat}” replaces the earlier one',
      paragraphs: [
        'There is a new contract for “{flat}” from {from} to {to}. It replaces the one that was offered on {replaced}; signatures below that one are void.',
        'Please read the new one in full before you sign.',
        'Sign by {deadline}. Without a signature the booking ends then.',
      ],
      link: 'Read the new contract',
    },
    de: {
      title: 'Vertrag ersetzt',
      subject: 'Ein neuer Mietvertrag für „{flat}“ ersetzt den bisherigen',
      paragraphs: [
        'Für „{flat}“ vom {from} bis zum {to} liegt ein neuer Vertrag bereit. Er ersetzt den vom {replaced}; Unterschriften unter jenem gelten nicht mehr.',
        'Bitte lesen Sie den neuen vollständig, bevor Sie unterschreiben.',
        'Unterschreiben Sie bis {deadline}. Ohne Unterschrift endet die Buchung dann.',
      ],
      link: 'Neuen Vertrag lesen',
    },
    es: {
      title: 'Contrato sustituido',
      subject: 'Un nuevo contrato de «{flat}» sustituye al anterior',
      paragraphs: [
        'Hay un nuevo contrato de «{flat}» del {from} al {to}. Sustituye al que se ofreció el {replaced}; las firmas de aquel quedan sin efecto.',
        'Lea el nuevo completo antes de firmar.',
        'Firme antes del {deadline}. Sin firma, la reserva terminará entonces.',
      ],
      link: 'Leer el nuevo contrato',
    },
  },
})
