import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Propuesta de otro último día',
  subject: 'Otro último día para «{flat}»: {endDate}',
  paragraphs: [
    '{other} propone que la estancia en «{flat}» termine el {endDate} en lugar del {before}.',
    'Para toda la estancia son {more} más de alquiler.',
    'Para toda la estancia son {less} menos de alquiler.',
    '«{message}»',
    'Puede aceptar o rechazar hasta {deadline}. Después la propuesta caduca y todo queda como está.',
  ],
  link: 'Ver la propuesta',
}
