import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Solicitud rechazada',
  subject: 'Su solicitud para «{flat}» ha sido rechazada',
  paragraphs: [
    'Lamentablemente, {other} no puede alquilarle «{flat}» del {from} al {to}.',
    'El motivo indicado: {reason}',
    'Hay otros pisos para estas fechas.',
  ],
  link: 'Seguir buscando',
}
