import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Recordatorio: revisar la liquidación',
  subject: 'Hasta el {answer}: revise la liquidación de su fianza',
  paragraphs: [
    '{other} ha liquidado su fianza de «{flat}» con descuentos. Puede aceptar u objetar hasta el {answer}.',
    'Sin respuesta, después se considera aceptada.',
  ],
  link: 'Ver la fianza',
}
