import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Confirmar el correo electrónico',
  subject: 'Confirme su correo electrónico',
  paragraphs: [
    'Bienvenido a {product}. Confirme que esta dirección es suya: así podrá solicitar pisos y ofrecer los suyos.',
    'El enlace es válido durante dos días. Si no ha creado ninguna cuenta, no tiene que hacer nada.',
  ],
  link: 'Confirmar la dirección',
}
