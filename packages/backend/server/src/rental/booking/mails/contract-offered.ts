import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** The contract can be signed. */
export const contractOffered = defineMail('CONTRACT_OFFERED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Contract ready',
      subject: 'The rental contract for “{flat}” is ready',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to} can be read and signed now.',
        'Please read it in full before you sign.',
        'Sign by {deadline}. Without a signature the booking ends then.',
      ],
      link: 'Read the contract',
    },
    de: {
      title: 'Vertrag liegt bereit',
      subject: 'Der Mietvertrag für „{flat}“ liegt bereit',
      paragraphs: [
        'Der Vertrag für „{flat}“ vom {from} bis zum {to} kann jetzt gelesen und unterschrieben werden.',
        'Bitte lesen Sie ihn vollständig, bevor Sie unterschreiben.',
        'Unterschreiben Sie bis {deadline}. Ohne Unterschrift endet die Buchung dann.',
      ],
      link: 'Vertrag lesen',
    },
    es: {
      title: 'Contrato listo',
      subject: 'El contrato de alquiler de «{flat}» está listo',
      paragraphs: [
        'Ya puede leer y firmar el contrato de «{flat}» del {from} al {to}.',
        'Léalo completo antes de firmar.',
        'Firme antes del {deadline}. Sin firma, la reserva terminará entonces.',
      ],
      link: 'Leer el contrato',
    },
  },
})
