import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Reclamación recibida',
  subject: 'Hemos recibido su reclamación sobre {number}',
  paragraphs: [
    'Hemos recibido su reclamación sobre nuestra decisión acerca de {place}. El número sigue siendo {number}.',
    'Si es posible, decidirá sobre ella otra persona de nuestro equipo, distinta de la primera. Le escribiremos qué decidimos y por qué.',
  ],
  link: 'Ver el aviso',
}
