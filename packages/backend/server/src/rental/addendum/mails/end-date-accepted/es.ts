import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Último día aceptado',
  subject: '{other} acepta: «{flat}» hasta el {endDate}',
  paragraphs: [
    '{other} acepta que la estancia en «{flat}» termine el {endDate}.',
    'El anexo al contrato está listo. Surte efecto cuando ambos lo hayan firmado, como muy tarde {deadline}.',
  ],
  link: 'Leer y firmar el anexo',
}
