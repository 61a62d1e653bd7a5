import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** From the offer of a contract to its first signature. */
export const CONTRACT_TEXTS = {
  CONTRACT_OFFERED: {
    en: {
      subject: 'The rental contract for “{flat}” is ready',
      paragraphs: [
        'The contract for “{flat}” from {from} to {to} can be read and signed now.',
        'Please read it in full before you sign.',
        'Sign by {deadline}. Without a signature the booking ends then.',
      ],
      link: 'Read the contract',
    },
    de: {
      subject: 'Der Mietvertrag für „{flat}“ liegt bereit',
      paragraphs: [
        'Der Vertrag für „{flat}“ vom {from} bis zum {to} kann jetzt gelesen und unterschrieben werden.',
        'Bitte lesen Sie ihn vollständig, bevor Sie unterschreiben.',
        'Unterschreiben Sie bis {deadline}. Ohne Unterschrift endet die Buchung dann.',
      ],
      link: 'Vertrag lesen',
    },
    es: {
      subject: 'El contrato de alquiler de «{flat}» está listo',
      paragraphs: [
        'Ya puede leer y firmar el contrato de «{flat}» del {from} al {to}.',
        'Léalo completo antes de firmar.',
        'Firme antes del {deadline}. Sin firma, la reserva terminará entonces.',
      ],
      link: 'Leer el contrato',
    },
  },
  CONTRACT_REPLACED: {
    en: {
      subject: 'A new rental contract for “{flat}” replaces the earlier one',
      paragraphs: [
        'There is a new contract for “{flat}” from {from} to {to}. It replaces the one that was offered on {replaced}; signatures below that one are void.',
        'Please read the new one in full before you sign.',
        'Sign by {deadline}. Without a signature the booking ends then.',
      ],
      link: 'Read the new contract',
    },
    de: {
      subject: 'Ein neuer Mietvertrag für „{flat}“ ersetzt den bisherigen',
      paragraphs: [
        'Für „{flat}“ vom {from} bis zum {to} liegt ein neuer Vertrag bereit. Er ersetzt den vom {replaced}; Unterschriften unter jenem gelten nicht mehr.',
        'Bitte lesen Sie den neuen vollständig, bevor Sie unterschreiben.',
        'Unterschreiben Sie bis {deadline}. Ohne Unterschrift endet die Buchung dann.',
      ],
      link: 'Neuen Vertrag lesen',
    },
    es: {
      subject: 'Un nuevo contrato de «{flat}» sustituye al anterior',
      paragraphs: [
        'Hay un nuevo contrato de «{flat}» del {from} al {to}. Sustituye al que se ofreció el {replaced}; las firmas de aquel quedan sin efecto.',
        'Lea el nuevo completo antes de firmar.',
        'Firme antes del {deadline}. Sin firma, la reserva terminará entonces.',
      ],
      link: 'Leer el nuevo contrato',
    },
  },
  CONTRACT_REMINDER: {
    en: {
      subject: 'The contract for “{flat}” is still open',
      paragraphs: [
        'Two weeks have passed, and the contract for “{flat}” from {from} to {to} has not been signed.',
        'Without a contract the booking ends on {deadline}.',
      ],
      link: 'Go to the contract',
    },
    de: {
      subject: 'Der Vertrag für „{flat}“ ist noch offen',
      paragraphs: [
        'Seit zwei Wochen ist der Vertrag für „{flat}“ vom {from} bis zum {to} nicht unterschrieben.',
        'Ohne Vertrag endet die Buchung am {deadline}.',
      ],
      link: 'Zum Vertrag',
    },
    es: {
      subject: 'El contrato de «{flat}» sigue pendiente',
      paragraphs: [
        'Han pasado dos semanas y el contrato de «{flat}» del {from} al {to} aún no está firmado.',
        'Sin contrato, la reserva terminará el {deadline}.',
      ],
      link: 'Ir al contrato',
    },
  },
  CONTRACT_SIGNED: {
    en: {
      subject: '{other} has signed the contract for “{flat}”',
      paragraphs: [
        '{other} has signed the contract for “{flat}” from {from} to {to}. Your signature is missing.',
        'Please sign by {deadline}.',
      ],
      link: 'Sign the contract',
    },
    de: {
      subject: '{other} hat den Vertrag für „{flat}“ unterschrieben',
      paragraphs: [
        '{other} hat den Vertrag für „{flat}“ vom {from} bis zum {to} unterschrieben. Ihre Unterschrift fehlt noch.',
        'Bitte unterschreiben Sie bis {deadline}.',
      ],
      link: 'Vertrag unterschreiben',
    },
    es: {
      subject: '{other} ha firmado el contrato de «{flat}»',
      paragraphs: [
        '{other} ha firmado el contrato de «{flat}» del {from} al {to}. Falta su firma.',
        'Firme antes del {deadline}.',
      ],
      link: 'Firmar el contrato',
    },
  },
  CONTRACT_DECLINED: {
    en: {
      subject: 'The contract for “{flat}” was declined',
      paragraphs: [
        '{other} does not sign the contract for “{flat}” from {from} to {to}. The booking has ended.',
        'The reason given: {reason}',
      ],
      link: 'See the booking',
    },
    de: {
      subject: 'Der Vertrag für „{flat}“ wurde abgelehnt',
      paragraphs: [
        '{other} unterschreibt den Vertrag für „{flat}“ vom {from} bis zum {to} nicht. Die Buchung ist beendet.',
        'Die Begründung: {reason}',
      ],
      link: 'Buchung ansehen',
    },
    es: {
      subject: 'El contrato de «{flat}» ha sido rechazado',
      paragraphs: [
        '{other} no firma el contrato de «{flat}» del {from} al {to}. La reserva ha terminado.',
        'El motivo indicado: {reason}',
      ],
      link: 'Ver la reserva',
    },
  },
} as const satisfies Record<string, MailTexts>
