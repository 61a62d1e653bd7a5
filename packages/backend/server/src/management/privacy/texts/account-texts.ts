import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** What is written about an account itself. */
export const ACCOUNT_TEXTS = {
  CONFIRM_EMAIL: {
    en: {
      subject: 'Please confirm your e-mail address',
      paragraphs: [
        'Welcome to {product}. Please confirm that this address is yours: then you can request flats and list your own.',
        'The link counts for two days. If you have not made an account, you need do nothing.',
      ],
      link: 'Confirm the address',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Willkommen bei {product}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört: Dann können Sie Wohnungen anfragen und eigene anbieten.',
        'Der Link gilt zwei Tage. Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun.',
      ],
      link: 'Adresse bestätigen',
    },
    es: {
      subject: 'Confirme su correo electrónico',
      paragraphs: [
        'Bienvenido a {product}. Confirme que esta dirección es suya: así podrá solicitar pisos y ofrecer los suyos.',
        'El enlace es válido durante dos días. Si no ha creado ninguna cuenta, no tiene que hacer nada.',
      ],
      link: 'Confirmar la dirección',
    },
  },
  RESET_PASSWORD: {
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        'A new password was requested for your account at {product}. With this link you choose one.',
        'The link works once and for one hour. If you have not requested it, you need do nothing: your password stays as it is.',
      ],
      link: 'Choose a new password',
    },
    de: {
      subject: 'Neues Passwort wählen',
      paragraphs: [
        'Für Ihr Konto bei {product} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie eines.',
        'Der Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
      ],
      link: 'Neues Passwort wählen',
    },
    es: {
      subject: 'Elija una nueva contraseña',
      paragraphs: [
        'Se ha solicitado una nueva contraseña para su cuenta de {product}. Con este enlace puede elegirla.',
        'El enlace sirve una sola vez y durante una hora. Si no lo ha solicitado, no tiene que hacer nada: su contraseña sigue siendo la misma.',
      ],
      link: 'Elegir una nueva contraseña',
    },
  },
  CONFIRM_NEW_EMAIL: {
    en: {
      subject: 'Please confirm your new e-mail address',
      paragraphs: [
        'An account at {product} is to have this address. Please confirm that it is yours: then you log in with it, and our messages come here.',
        'The link works once and for 24 hours. If you do not know anything about this, you need do nothing.',
      ],
      link: 'Confirm the new address',
    },
    de: {
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      paragraphs: [
        'Ein Konto bei {product} soll diese Adresse bekommen. Bitte bestätigen Sie, dass sie Ihnen gehört: Dann melden Sie sich damit an, und unsere Nachrichten kommen hierher.',
        'Der Link gilt einmal und 24 Stunden lang. Wenn Sie davon nichts wissen, müssen Sie nichts tun.',
      ],
      link: 'Neue Adresse bestätigen',
    },
    es: {
      subject: 'Confirme su nuevo correo electrónico',
      paragraphs: [
        'Una cuenta de {product} va a tener esta dirección. Confirme que es suya: a partir de entonces iniciará sesión con ella y nuestros mensajes llegarán aquí.',
        'El enlace sirve una sola vez y durante 24 horas. Si no sabe nada de esto, no tiene que hacer nada.',
      ],
      link: 'Confirmar la nueva dirección',
    },
  },
  EMAIL_CHANGE_REQUESTED: {
    en: {
      subject: 'Your e-mail address is to be changed',
      paragraphs: [
        'The address of your account at {product} is to be changed, after a confirmation at the new one.',
        'The new address: {email}',
        'If that was you, you need do nothing. If it was not, object with this link within seven days: this address stays, or becomes again, that of your account, all devices are signed out, and you choose a new password.',
      ],
      link: 'Object to the change',
    },
    de: {
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      paragraphs: [
        'Die Adresse Ihres Kontos bei {product} soll geändert werden, sobald die neue bestätigt ist.',
        'Die neue Adresse: {email}',
        'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, widersprechen Sie mit diesem Link innerhalb von sieben Tagen: Diese Adresse bleibt oder wird wieder die Ihres Kontos, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
      ],
      link: 'Der Änderung widersprechen',
    },
    es: {
      subject: 'Su correo electrónico va a cambiarse',
      paragraphs: [
        'La dirección de su cuenta de {product} va a cambiarse en cuanto se confirme la nueva.',
        'La nueva dirección: {email}',
        'Si ha sido usted, no tiene que hacer nada. Si no, opóngase con este enlace en un plazo de siete días: esta dirección sigue siendo, o vuelve a ser, la de su cuenta, se cierra la sesión en todos los dispositivos y usted elige una nueva contraseña.',
      ],
      link: 'Oponerse al cambio',
    },
  },
} satisfies Record<string, MailTexts>
