import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Anexo firmado',
  subject: '{other} ha firmado el anexo de «{flat}»',
  paragraphs: [
    '{other} ha firmado el anexo: la estancia en «{flat}» terminará el {endDate}.',
    'Falta su firma. Firme hasta {deadline}; si no, todo queda como está.',
  ],
  link: 'Leer y firmar el anexo',
}
