import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Contrato firmado por la otra parte',
  subject: '{other} ha firmado el contrato de «{flat}»',
  paragraphs: [
    '{other} ha firmado el contrato de «{flat}» del {from} al {to}. Falta su firma.',
    'Firme antes del {deadline}.',
  ],
  link: 'Firmar el contrato',
}
