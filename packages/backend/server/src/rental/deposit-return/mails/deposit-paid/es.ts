import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Fianza devuelta',
  subject: '{other} ha devuelto {returned} de su fianza',
  paragraphs: [
    '{other} ha marcado que ha transferido {returned} de su fianza de «{flat}».',
    'Cuando haya llegado el dinero, confírmelo en la reserva.',
  ],
  link: 'Ver la fianza',
}
