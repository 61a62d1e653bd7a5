import { defineMail } from '../../../infrastructure/mail/index.ts'

/** To the new address of an account. */
export const confirmNewEmail = defineMail('CONFIRM_NEW_EMAIL', {
  texts: {
    en: {
      title: 'Confirm the new e-mail address',
      subject: 'Please confirm your new e-mail address',
      paragraphs: [
        'An account at {product} is to have this address. Please confirm that it is yours: then you log in with it, and our messages come here.',
        'The link works once and for 24 hours. If you do not know anything about this, you need do nothing.',
      ],
      link: 'Confirm the new address',
    },
    de: {
      title: 'Neue E-Mail-Adresse bestätigen',
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'Ein Konto bei {product} soll diese Adresse bekommen. Bitte bestätigen Sie, dass sie Ihnen gehört: Dann melden Sie sich damit an, und unsere Nachrichten kommen hierher.',
        'Der Link gilt einmal und 24 Stunden lang. Wenn Sie davon nichts wissen, müssen Sie nichts tun.',
      ],
      link: 'Neue Adresse bestätigen',
    },
    es: {
      title: 'Confirmar el nuevo correo electrónico',
      subject: 'Confirme su nuevo correo electrónico',
      paragraphs: [
        'Una cuenta de {product} va a tener esta dirección. Confirme que es suya: a partir de entonces iniciará sesión con ella y nuestros mensajes llegarán aquí.',
        'El enlace sirve una sola vez y durante 24 horas. Si no sabe nada de esto, no tiene que hacer nada.',
      ],
      link: 'Confirmar la nueva dirección',
    },
  },
})
