import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Contrato firmado subido',
  subject: 'El contrato firmado de «{flat}» está subido',
  paragraphs: [
    'Se ha subido el contrato de «{flat}» del {from} al {to}, firmado a mano.',
    'Compruebe que es el archivo que usted ha firmado y confírmelo antes del {deadline}. De lo contrario, la reserva terminará entonces.',
    'Sustituye al archivo del {replaced}; las confirmaciones de aquel quedan sin efecto.',
  ],
  link: 'Confirmar el contrato',
}
