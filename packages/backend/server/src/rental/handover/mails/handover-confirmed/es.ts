import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Acta confirmada por la otra parte',
  subject: '{other} ha confirmado el acta de {kind, select, IN {entrada} other {salida}}',
  paragraphs: [
    '{other} ha confirmado el acta de {kind, select, IN {entrada} other {salida}} de «{flat}».',
    'Véala y confírmela o añada observaciones hasta el {until}. Después será definitiva sin su respuesta.',
  ],
  link: 'Ver el acta',
}
