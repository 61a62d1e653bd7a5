import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Devolución de la fianza pendiente, al inquilino',
  subject: '¿Han llegado {returned} de la fianza de {other}?',
  paragraphs: [
    'El {pay} vencían {returned} de su fianza de «{flat}». Si ha llegado el dinero, márquelo en la reserva.',
    'Si no: acabamos de recordárselo a {other}. Escríbale usted también.',
  ],
  link: 'Ver la fianza',
}
