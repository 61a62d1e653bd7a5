import { defineMail, maybe, written } from '../../../infrastructure/mail/index.ts'

/** To the present address of an account that is to get another. */
export const emailChangeRequested = defineMail('EMAIL_CHANGE_REQUESTED', {
  values: { email: maybe(written) },
  texts: {
    en: {
      title: 'Change of the e-mail address',
      subject: 'Your e-mail address is to be changed',
      paragraphs: [
        'The address of your account at {product} is to be changed, after a confirmation at the new one.',
        'The new address: {email}',
        'If that was you, you need do nothing. If it was not, object with this link within seven days: this address stays, or becomes again, that of your account, all devices are signed out, and you choose a new password.',
      ],
      link: 'Object to the change',
    },
    de: {
      title: 'Änderung der E-Mail-Adresse',
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      paragraphs: [
        'Die Adresse Ihres Kontos bei {product} soll geändert werden, sobald die neue bestätigt ist.',
        'Die neue Adresse: {email}',
        'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, widersprechen Sie mit diesem Link innerhalb von sieben Tagen: Diese Adresse bleibt oder wird wieder die Ihres Kontos, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
      ],
      link: 'Der Änderung widersprechen',
    },
    es: {
      title: 'Cambio del correo electrónico',
      subject: 'Su correo electrónico va a cambiarse',
      paragraphs: [
        'La dirección de su cuenta de {product} va a cambiarse en cuanto se confirme la nueva.',
        'La nueva dirección: {email}',
        'Si ha sido usted, no tiene que hacer nada. Si no, opóngase con este enlace en un plazo de siete días: esta dirección sigue siendo, o vuelve a ser, la de su cuenta, se cierra la sesión en todos los dispositivos y usted elige una nueva contraseña.',
      ],
      link: 'Oponerse al cambio',
    },
  },
})
