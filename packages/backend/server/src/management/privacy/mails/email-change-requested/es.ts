import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Cambio del correo electrónico',
  subject: 'Su correo electrónico va a cambiarse',
  paragraphs: [
    'La dirección de su cuenta de {product} va a cambiarse en cuanto se confirme la nueva.',
    'La nueva dirección: {email}',
    'Si ha sido usted, no tiene que hacer nada. Si no, opóngase con este enlace en un plazo de siete días: esta dirección sigue siendo, o vuelve a ser, la de su cuenta, se cierra la sesión en todos los dispositivos y usted elige una nueva contraseña.',
  ],
  link: 'Oponerse al cambio',
}
