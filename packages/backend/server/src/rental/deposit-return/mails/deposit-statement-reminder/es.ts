import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Recordatorio: liquidar la fianza',
  subject: 'Liquide la fianza de «{flat}»',
  paragraphs: [
    'La estancia de {other} en «{flat}» terminó hace dos semanas. Indique cuánto devuelve de la fianza y qué retiene.',
    'A partir del {due} mostraremos a ambos que falta la liquidación.',
  ],
  link: 'Ver la fianza',
}
