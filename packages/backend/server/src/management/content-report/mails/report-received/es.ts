import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Aviso recibido',
  subject: 'Hemos recibido su aviso {number}',
  paragraphs: [
    'Gracias por su aviso. Su número es {number}.',
    'Se trata de {place}.',
    'Una persona de nuestro equipo lo revisa y decide sin demora. Le escribiremos qué decidimos y por qué.',
    'Encontrará sus avisos en «Sus datos» cuando haya iniciado sesión con esta dirección de correo.',
  ],
  link: 'Ver sus avisos',
}
