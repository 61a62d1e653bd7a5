import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About a contract in written form, which is printed and signed by hand. */
export const HAND_SIGNED_TEXTS = {
  CONTRACT_TO_PRINT: {
    en: {
      subject: 'The rental contract for “{flat}” can be printed',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to} needs the written form: it is printed, and both of you sign it by hand.',
        'The landlord uploads the signed file; then both of you confirm it.',
      ],
      link: 'Read the contract',
    },
    de: {
      subject: 'Der Mietvertrag für „{flat}“ kann gedruckt werden',
      paragraphs: [
        'Der Vertrag für „{flat}“ vom {from} bis zum {to} braucht die Schriftform: Er wird gedruckt, und Sie unterschreiben beide von Hand.',
        'Der Vermieter lädt die unterschriebene Datei hoch; danach bestätigen Sie sie beide.',
      ],
      link: 'Vertrag lesen',
    },
    es: {
      subject: 'El contrato de alquiler de «{flat}» ya puede imprimirse',
      paragraphs: [
        'El contrato de «{flat}» del {from} al {to} requiere la forma escrita: se imprime y ambas partes lo firman a mano.',
        'El propietario sube el archivo firmado; después lo confirman ambas partes.',
      ],
      link: 'Leer el contrato',
    },
  },
  CONTRACT_UPLOADED: {
    en: {
      subject: 'The signed contract for “{flat}” is uploaded',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to}, signed by hand, is uploaded.',
        'Please check that it is the file that you have signed, and confirm it.',
      ],
      link: 'Confirm the contract',
    },
    de: {
      subject: 'Der unterschriebene Vertrag für „{flat}“ ist hochgeladen',
      paragraphs: [
        'Der von Hand unterschriebene Vertrag für „{flat}“ vom {from} bis zum {to} ist hochgeladen.',
        'Bitte prüfen Sie, ob es die Datei ist, die Sie unterschrieben haben, und bestätigen Sie sie.',
      ],
      link: 'Vertrag bestätigen',
    },
    es: {
      subject: 'El contrato firmado de «{flat}» está subido',
      paragraphs: [
        'Se ha subido el contrato de «{flat}» del {from} al {to}, firmado a mano.',
        'Compruebe que es el archivo que usted ha firmado y confírmelo.',
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
