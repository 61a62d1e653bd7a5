import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Contrato sustituido',
  subject: 'Un nuevo contrato de «{flat}» sustituye al anterior',
  paragraphs: [
    'Hay un nuevo contrato de «{flat}» del {from} al {to}. Sustituye al que se ofreció el {replaced}; las firmas de aquel quedan sin efecto.',
    'Lea el nuevo completo antes de firmar.',
    'Firme antes del {deadline}. Sin firma, la reserva terminará entonces.',
  ],
  link: 'Leer el nuevo contrato',
}
