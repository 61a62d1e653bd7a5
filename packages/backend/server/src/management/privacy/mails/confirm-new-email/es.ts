import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Confirmar el nuevo correo electrónico',
  subject: 'Confirme su nuevo correo electrónico',
  paragraphs: [
    'Una cuenta de {product} va a tener esta dirección. Confirme que es suya: a partir de entonces iniciará sesión con ella y nuestros mensajes llegarán aquí.',
    'El enlace sirve una sola vez y durante 24 horas. Si no sabe nada de esto, no tiene que hacer nada.',
  ],
  link: 'Confirmar la nueva dirección',
}
