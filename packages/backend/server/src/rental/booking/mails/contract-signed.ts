import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** The other party has signed. */
export const contractSigned = defineMail('CONTRACT_SIGNED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Contract signed by other party',
      subject: '{other} has signed the contract for “{flat}”',
      paragraphs: [
        '{other} has signed the contract for “{flat}” from {from} to {to}. Your signature is missing.',
        'Please sign by {deadline}.',
      ],
      link: 'Sign the contract',
    },
    de: {
      title: 'Vertrag von der anderen Seite unterschrieben',
      subject: '{other} hat den Vertrag für „{flat}“ unterschrieben',
      paragraphs: [
        '{other} hat den Vertrag für „{flat}“ vom {from} bis zum {to} unterschrieben. Ihre Unterschrift fehlt noch.',
        'Bitte unterschreiben Sie bis {deadline}.',
      ],
      link: 'Vertrag unterschreiben',
    },
    es: {
      title: 'Contrato firmado por la otra parte',
      subject: '{other} ha firmado el contrato de «{flat}»',
      paragraphs: [
        '{other} ha firmado el contrato de «{flat}» del {from} al {to}. Falta su firma.',
        'Firme antes del {deadline}.',
      ],
      link: 'Firmar el contrato',
    },
  },
})
