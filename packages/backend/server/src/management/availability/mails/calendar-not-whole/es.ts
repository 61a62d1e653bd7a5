import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Calendario importado leído solo en parte',
  subject: 'El calendario importado de «{flat}» ya no se puede leer por completo',
  paragraphs: [
    'Ya no podemos leer todo el calendario que importa para «{flat}».',
    'Los días bloqueados siguen bloqueados. Pueden faltar reservas nuevas de la otra plataforma: revise los días para que el piso no se reserve dos veces.',
  ],
  link: 'Ver lo que no se ha podido leer',
}
