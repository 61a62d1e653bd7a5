import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Acta definitiva',
  subject: 'El acta de {kind, select, IN {entrada} other {salida}} de «{flat}» es definitiva',
  paragraphs: [
    'El acta de {kind, select, IN {entrada} other {salida}} de «{flat}» es definitiva. Va adjunta, sellada de modo que se nota cualquier cambio posterior: {file}',
    'Puede descargarla en cualquier momento junto a la reserva.',
  ],
  link: 'Ver la reserva',
}
