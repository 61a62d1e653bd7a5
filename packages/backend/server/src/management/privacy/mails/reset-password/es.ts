import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Nueva contraseña',
  subject: 'Elija una nueva contraseña',
  paragraphs: [
    'Se ha solicitado una nueva contraseña para su cuenta de {product}. Con este enlace puede elegirla.',
    'El enlace sirve una sola vez y durante una hora. Si no lo ha solicitado, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  ],
  link: 'Elegir una nueva contraseña',
}
