import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Fianza liquidada',
  subject: 'Su fianza de «{flat}»: se devuelven {returned}',
  paragraphs: [
    '{other} ha liquidado su fianza de «{flat}»: se devuelven {returned}.',
    'Es la fianza completa de {whole}.',
    'Se pretende retener {kept}. Los motivos figuran en la reserva.',
    'Puede aceptar u objetar hasta el {answer}. Sin respuesta, después se considera aceptada.',
    'Lo que no se discute vence el {pay}. Márquelo cuando haya recibido el dinero. El dinero no pasa por nosotros.',
  ],
  link: 'Ver la fianza',
}
