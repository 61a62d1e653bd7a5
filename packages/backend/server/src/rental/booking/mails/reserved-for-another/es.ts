import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Piso adjudicado a otra persona',
  subject: '«{flat}» ya no está disponible',
  paragraphs: [
    'Otra persona se adelantó: «{flat}» está ocupado del {from} al {to}. Su solicitud ha terminado.',
    'Hay otros pisos para estas fechas.',
  ],
  link: 'Seguir buscando',
}
