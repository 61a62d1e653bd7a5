import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Cuenta desbloqueada',
  subject: 'Su cuenta ya no está bloqueada',
  paragraphs: [
    'Hemos desbloqueado su cuenta: puede volver a solicitar, reservar y alquilar.',
    'Sus anuncios siguen en pausa: puede volver a activarlos en «Mis pisos». Las solicitudes canceladas siguen canceladas.',
  ],
  link: 'Ir a sus pisos',
}
