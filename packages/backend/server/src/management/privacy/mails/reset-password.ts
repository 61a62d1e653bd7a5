import { defineMail } from '../../../infrastructure/mail/index.ts'

/** A new password was requested. */
export const resetPassword = defineMail('RESET_PASSWORD', {
  texts: {
    en: {
      title: 'New password',
      subject: 'Choose a new password',
      paragraphs: [
        'A new password was requested for your account at {product}. With this link you choose one.',
        'The link works once and for one hour. If you have not requested it, you need do nothing: your password stays as it is.',
      ],
      link: 'Choose a new password',
    },
    de: {
      title: 'Neues Passwort',
      subject: 'Neues Passwort wählen',
      paragraphs: [
        'Für Ihr Konto bei {product} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie eines.',
        'Der Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
      ],
      link: 'Neues Passwort wählen',
    },
    es: {
      title: 'Nueva contraseña',
      subject: 'Elija una nueva contraseña',
      paragraphs: [
        'Se ha solicitado una nueva contraseña para su cuenta de {product}. Con este enlace puede elegirla.',
        'El enlace sirve una sola vez y durante una hora. Si no lo ha solicitado, no tiene que hacer nada: su contraseña sigue siendo la misma.',
      ],
      link: 'Elegir una nueva contraseña',
    },
  },
})
