import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About the final document. */
export const SIGNED_CONTRACT_TEXTS = {
  CONTRACT_SEALED: {
    en: {
      subject: 'Your signed contract for “{flat}”',
      paragraphs: [
        'Here is the contract for “{flat}” from {from} to {to} that {other} and you have signed: with both signatures, sealed so that every later change shows.',
        'The document is attached: {file}',
        'You can also download it with the booking at any time.',
      ],
      link: 'See the booking',
    },
    de: {
      subject: 'Ihr unterschriebener Mietvertrag für „{flat}“',
      paragraphs: [
        'Hier ist der Vertrag für „{flat}“ vom {from} bis zum {to}, den {other} und Sie unterschrieben haben: mit beiden Unterschriften und so versiegelt, dass jede spätere Änderung auffällt.',
        'Das Dokument liegt dieser Nachricht bei: {file}',
        'Sie können es auch jederzeit bei der Buchung herunterladen.',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: 'Su contrato firmado de «{flat}»',
      paragraphs: [
        'Aquí tiene el contrato de «{flat}» del {from} al {to} que {other} y usted han firmado: con las dos firmas y sellado, de modo que se nota cualquier cambio posterior.',
        'El documento va adjunto: {file}',
        'También puede descargarlo en cualquier momento junto a la reserva.',
      ],
      link: 'Ver la reserva',
    },
  },
} as const satisfies Record<string, MailTexts>
