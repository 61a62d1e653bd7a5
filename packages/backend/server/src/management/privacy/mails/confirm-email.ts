import { defineMail } from '../../../infrastructure/mail/index.ts'

/** A new account confirms its address. */
export const confirmEmail = defineMail('CONFIRM_EMAIL', {
  texts: {
    en: {
      title: 'Confirm the e-mail address',
      subject: 'Please confirm your e-mail address',
      paragraphs: [
        'Welcome to {product}. Please confirm that this address is yours: then you can request flats and list your own.',
        'The link counts for two days. If you have not made an account, you need do nothing.',
      ],
      link: 'Confirm the address',
    },
    de: {
      title: 'E-Mail-Adresse bestätigen',
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      paragraphs: [
        'Willkommen bei {product}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört: Dann können Sie Wohnungen anfragen und eigene anbieten.',
        'Der Link gilt zwei Tage. Wenn Sie kein Konto angelegt haben, müssen Sie nichts tun.',
      ],
      link: 'Adresse bestätigen',
    },
    es: {
      title: 'Confirmar el correo electrónico',
      subject: 'Confirme su correo electrónico',
      paragraphs: [
        'Bienvenido a {product}. Confirme que esta dirección es suya: así podrá solicitar pisos y ofrecer los suyos.',
        'El enlace es válido durante dos días. Si no ha creado ninguna cuenta, no tiene que hacer nada.',
      ],
      link: 'Confirmar la dirección',
    },
  },
})
