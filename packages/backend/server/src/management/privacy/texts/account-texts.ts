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
} satisfies Record<string, MailTexts>
