import type { MailText } from '../../../../infrastructure/mail/index.ts'

export const es: MailText = {
  title: 'Piso rechazado',
  subject: '«{flat}» aún no se puede publicar',
  paragraphs: [
    'Hemos revisado «{flat}» y no podemos publicarlo tal como está.',
    'El motivo: {reason}',
    'Modifíquelo y envíelo de nuevo.',
  ],
  link: 'Editar el piso',
}
