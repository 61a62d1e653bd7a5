import type { MailTexts } from '../../../infrastructure/mail/index.ts'

/** About the account that a landlord is paid to. */
export const BANK_ACCOUNT_TEXTS = {
  BANK_ACCOUNT_CHANGED: {
    en: {
      subject: 'Your bank account at {product} has changed',
      paragraphs: [
        'From now on your tenants are asked to pay to the account {number}.',
        'If you did not change it yourself, somebody else has access to your account at {product}: change your password and write to us at once.',
      ],
      link: 'Go to the site',
    },
    de: {
      subject: 'Ihre Bankverbindung bei {product} wurde geändert',
      paragraphs: [
        'Ihre Mieter werden ab jetzt gebeten, auf das Konto {number} zu zahlen.',
        'Wenn Sie das nicht selbst waren, hat jemand Zugang zu Ihrem Konto bei {product}: Ändern Sie Ihr Passwort und schreiben Sie uns sofort.',
      ],
      link: 'Zur Website',
    },
    es: {
      subject: 'Su cuenta bancaria en {product} ha cambiado',
      paragraphs: [
        'A partir de ahora se pide a sus inquilinos que paguen a la cuenta {number}.',
        'Si no la ha cambiado usted, otra persona tiene acceso a su cuenta en {product}: cambie la contraseña y escríbanos enseguida.',
      ],
      link: 'Ir al sitio',
    },
  },
} as const satisfies Record<string, MailTexts>
