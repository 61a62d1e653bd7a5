import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Confirmación del arrendador',
  subject: 'La confirmación del arrendador de «{flat}» está lista',
  paragraphs: [
    '{other} ha creado la confirmación del arrendador de «{flat}» (Wohnungsgeberbestätigung). Está en PDF en la reserva.',
    'El arrendador la revisa y firma antes del empadronamiento, que debe hacerse en dos semanas desde la mudanza.',
  ],
  link: 'Ver la reserva',
}
