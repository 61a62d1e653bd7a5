import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Solicitud retirada',
  subject: '{other} ha retirado la solicitud de «{flat}»',
  paragraphs: [
    '{other} ha retirado la solicitud de «{flat}» del {from} al {to}. No tiene que hacer nada más.',
    'El motivo indicado: {reason}',
  ],
  link: 'Ver la solicitud',
}
