import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Cuenta bancaria cambiada',
  subject: 'Su cuenta bancaria en {product} ha cambiado',
  paragraphs: [
    'A partir de ahora se pide a sus inquilinos que paguen a la cuenta {number}.',
    'Si no la ha cambiado usted, otra persona tiene acceso a su cuenta en {product}: cambie la contraseña y escríbanos enseguida.',
  ],
  link: 'Ir al sitio',
}
