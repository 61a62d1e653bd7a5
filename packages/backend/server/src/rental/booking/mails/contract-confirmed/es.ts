import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Contrato firmado confirmado',
  subject: '{other} ha confirmado el contrato de «{flat}»',
  paragraphs: [
    '{other} ha confirmado el contrato de «{flat}» del {from} al {to}, firmado a mano. Falta su confirmación.',
    'Confírmelo antes del {deadline}.',
  ],
  link: 'Confirmar el contrato',
}
