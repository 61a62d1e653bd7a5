import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About a contract in written form, which is printed and signed by hand. */
export const HAND_SIGNED_TEXTS = {
  CONTRACT_TO_PRINT: {
    en: {
      subject: 'The rental contract for “{flat}” can be printed',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to} needs the written form: it is printed, and both of you sign it by hand.',
        'The landlord uploads the signed file; then both of you confirm it.',
        'It replaces the contract that was offered on {replaced}.',
      ],
      link: 'Read the contract',
    },
    de: {
      subject: 'Der Mietvertrag für „{flat}“ kann gedruckt werden',
      paragraphs: [
        'Der Vertrag für „{flat}“ vom {from} bis zum {to} braucht die Schriftform: Er wird gedruckt, und Sie unterschreiben beide von Hand.',
        'Der Vermieter lädt die unterschriebene Datei hoch; danach bestätigen Sie sie beide.',
        'Er ersetzt den Vertrag vom {replaced}.',
      ],
      link: 'Vertrag lesen',
    },
    es: {
      subject: 'El contrato de alquiler de «{flat}» ya puede imprimirse',
      paragraphs: [
        'El contrato de «{flat}» del {from} al {to} requiere la forma escrita: se imprime y ambas partes lo firman a mano.',
        'El propietario sube el archivo firmado; después lo confirman ambas partes.',
        'Sustituye al contrato que se ofreció el {replaced}.',
      ],
      link: 'Leer el contrato',
    },
  },
  CONTRACT_UPLOADED: {
    en: {
      subject: 'The signed contract for “{flat}” is uploaded',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to}, signed by hand, is uploaded.',
        'Please check that it is the file that you have signed, and confirm it by {deadline}. Without that the booking ends then.',
        'It replaces the file of {replaced}; confirmations of that one are void.',
      ],
      link: 'Confirm the contract',
    },
    de: {
      subject: 'Der unterschriebene Vertrag für „{flat}“ ist hochgeladen',
      paragraphs: [
        'Der von Hand unterschriebene Vertrag für „{flat}“ vom {from} bis zum {to} ist hochgeladen.',
        'Bitte prüfen Sie, ob es die Datei ist, die Sie unterschrieben haben, und bestätigen Sie sie bis {deadline}. Sonst endet die Buchung dann.',
        'Sie ersetzt die Datei vom {replaced}; Bestätigungen von jener gelten nicht mehr.',
      ],
      link: 'Vertrag bestätigen',
    },
    es: {
      subject: 'El contrato firmado de «{flat}» está subido',
      paragraphs: [
        'Se ha subido el contrato de «{flat}» del {from} al {to}, firmado a mano.',
        'Compruebe que es el archivo que usted ha firmado y confírmelo antes del {deadline}. De lo contrario, la reserva terminará entonces.',
        'Sustituye al archivo del {replaced}; las confirmaciones de aquel quedan sin efecto.',
      ],
      link: 'Confirmar el contrato',
    },
  },
  CONTRACT_CONFIRMED: {
    en: {
      subject: '{other} has confirmed the contract for “{flat}”',
      paragraphs: [
        '{other} has confirmed the contract for “{flat}” from {from} to {to}, which you have both signed by hand. Your confirmation is missing.',
        'Please confirm it by {deadline}.',
      ],
      link: 'Confirm the contract',
    },
    de: {
      subject: '{other} hat den Vertrag für „{flat}“ bestätigt',
      paragraphs: [
        '{other} hat den von Hand unterschriebenen Vertrag für „{flat}“ vom {from} bis zum {to} bestätigt. Ihre Bestätigung fehlt noch.',
        'Bitte bestätigen Sie ihn bis {deadline}.',
      ],
      link: 'Vertrag bestätigen',
    },
    es: {
      subject: '{other} ha confirmado el contrato de «{flat}»',
      paragraphs: [
        '{other} ha confirmado el contrato de «{flat}» del {from} al {to}, firmado a mano. Falta su confirmación.',
        'Confírmelo antes del {deadline}.',
      ],
      link: 'Confirmar el contrato',
    },
  },
} as const satisfies Record<string, MailTexts>
