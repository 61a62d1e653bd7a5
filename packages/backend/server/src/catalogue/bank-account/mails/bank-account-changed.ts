import { defineMail, text } from '../../../infrastructure/mail/index.ts'

/** To a landlord whose account is another one. */
export const bankAccountChanged = defineMail('BANK_ACCOUNT_CHANGED', {
  values: { number: text },
  texts: {
    en: {
      title: 'Bank account changed',
      subject: 'Your bank account at {product} has changed',
      paragraphs: [
        'From now on your tenants are asked to pay to the account {number}.',
        'If you did not change it yourself, somebody else has access to your account at {product}: change your password and write to us at once.',
      ],
      link: 'Go to the site',
    },
    de: {
      title: 'Bankverbindung geändert',
      subject: 'Ihre Bankverbindung bei {product} wurde geändert',
      paragraphs: [
        'Ihre Mieter werden ab jetzt gebeten, auf das Konto {number} zu zahlen.',
        'Wenn Sie das nicht selbst waren, hat jemand Zugang zu Ihrem Konto bei {product}: Ändern Sie Ihr Passwort und schreiben Sie uns sofort.',
      ],
      link: 'Zur Website',
    },
    es: {
      title: 'Cuenta bancaria cambiada',
      subject: 'Su cuenta bancaria en {product} ha cambiado',
      paragraphs: [
        'A partir de ahora se pide a sus inquilinos que paguen a la cuenta {number}.',
        'Si no la ha cambiado usted, otra persona tiene acceso a su cuenta en {product}: cambie la contraseña y escríbanos enseguida.',
      ],
      link: 'Ir al sitio',
    },
  },
})
