import { day, deadline, defineMail, maybe } from '../../../infrastructure/mail/index.ts'
import { aboutBooking } from '../booking-subject.ts'

/** The file of a contract that was signed by hand. */
export const contractUploaded = defineMail('CONTRACT_UPLOADED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline), replaced: maybe(day) },
  texts: {
    en: {
      title: 'Signed contract uploaded',
      subject: 'The signed contract for “{flat}” is uploaded',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to}, signed by hand, is uploaded.',
        'Please check that it is the file that you have signed, and confirm it by {deadline}. Without that the booking ends then.',
        'It replaces the file of {replaced}; confirmations of that one are void.',
      ],
      link: 'Confirm the contract',
    },
    de: {
      title: 'Unterschriebener Vertrag hochgeladen',
      subject: 'Der unterschriebene Vertrag für „{flat}“ ist hochgeladen',
      paragraphs: [
        'Der von Hand unterschriebene Vertrag für „{flat}“ vom {from} bis zum {to} ist hochgeladen.',
        'Bitte prüfen Sie, ob es die Datei ist, die Sie unterschrieben haben, und bestätigen Sie sie bis {deadline}. Sonst endet die Buchung dann.',
        'Sie ersetzt die Datei vom {replaced}; Bestätigungen von jener gelten nicht mehr.',
      ],
      link: 'Vertrag bestätigen',
    },
    es: {
      title: 'Contrato firmado subido',
      subject: 'El contrato firmado de «{flat}» está subido',
      paragraphs: [
        'Se ha subido el contrato de «{flat}» del {from} al {to}, firmado a mano.',
        'Compruebe que es el archivo que usted ha firmado y confírmelo antes del {deadline}. De lo contrario, la reserva terminará entonces.',
        'Sustituye al archivo del {replaced}; las confirmaciones de aquel quedan sin efecto.',
      ],
      link: 'Confirmar el contrato',
    },
  },
})
