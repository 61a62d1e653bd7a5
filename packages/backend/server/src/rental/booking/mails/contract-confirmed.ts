import { deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** The other party confirms the file that was signed by hand. */
export const contractConfirmed = defineMail('CONTRACT_CONFIRMED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
  texts: {
    en: {
      title: 'Signed contract confirmed',
      subject: '{other} has confirmed the contract for “{flat}”',
      paragraphs: [
        '{other} has confirmed the contract for “{flat}” from {from} to {to}, which you have both signed by hand. Your confirmation is missing.',
        'Please confirm it by {deadline}.',
      ],
      link: 'Confirm the contract',
    },
    de: {
      title: 'Unterschriebener Vertrag bestätigt',
      subject: '{other} hat den Vertrag für „{flat}“ bestätigt',
      paragraphs: [
        '{other} hat den von Hand unterschriebenen Vertrag für „{flat}“ vom {from} bis zum {to} bestätigt. Ihre Bestätigung fehlt noch.',
        'Bitte bestätigen Sie ihn bis {deadline}.',
      ],
      link: 'Vertrag bestätigen',
    },
    es: {
      title: 'Contrato firmado confirmado',
      subject: '{other} ha confirmado el contrato de «{flat}»',
      paragraphs: [
        '{other} ha confirmado el contrato de «{flat}» del {from} al {to}, firmado a mano. Falta su confirmación.',
        'Confírmelo antes del {deadline}.',
      ],
      link: 'Confirmar el contrato',
    },
  },
})
