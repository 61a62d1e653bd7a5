import { type DomainError, refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around users. */
export const refuse = refusals({
  PROFILE_INVALID: {
    status: 422,
    en: 'Some of your details are not right yet. Please check them.',
    de: 'Einige Ihrer Angaben stimmen noch nicht. Bitte prüfen Sie sie.',
    es: 'Algunos de sus datos aún no son correctos. Revíselos.',
  },
  ACCOUNT_DELETED: {
    status: 401,
    en: 'This account has been deleted.',
    de: 'Dieses Konto wurde gelöscht.',
    es: 'Esta cuenta ha sido eliminada.',
  },
  USER_BLOCKED: {
    status: 403,
    en: 'Your account is blocked. You can still see what is yours, sign what has been agreed, and take your data with you. Please contact us if you think this is a mistake.',
    de: 'Ihr Konto ist gesperrt. Sie können weiterhin ansehen, was Ihnen gehört, Vereinbartes unterschreiben und Ihre Daten mitnehmen. Wenden Sie sich an uns, wenn Sie das für einen Irrtum halten.',
    es: 'Su cuenta está bloqueada. Puede seguir viendo lo suyo, firmar lo acordado y llevarse sus datos. Póngase en contacto con nosotros si cree que es un error.',
  },
})

/** The refusal of a call by a blocked user. */
export const userBlocked = (): DomainError => refuse('USER_BLOCKED')

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  acceptPrivacy: word('Privacy policy', 'Datenschutzerklärung', 'Política de privacidad'),
  acceptTerms: word('Terms and conditions', 'AGB', 'Términos y condiciones'),
  billingCity: word('City of the billing address', 'Ort der Rechnungsanschrift', 'Ciudad de facturación'),
  billingCountryCode: word(
    'Country of the billing address',
    'Land der Rechnungsanschrift',
    'País de facturación',
  ),
  billingPostcode: word(
    'Postcode of the billing address',
    'Postleitzahl der Rechnungsanschrift',
    'Código postal de facturación',
  ),
  billingStreet: word(
    'Street of the billing address',
    'Straße der Rechnungsanschrift',
    'Calle de facturación',
  ),
  commercial: word('Private or commercial', 'Privat oder gewerblich', 'Particular o profesional'),
  companyName: word('Company', 'Firma', 'Empresa'),
  email: word('E-mail', 'E-Mail', 'Correo electrónico'),
  emailVerified: word('Confirmed e-mail address', 'Bestätigte E-Mail-Adresse', 'Correo confirmado'),
  familyName: word('Last name', 'Nachname', 'Apellidos'),
  givenName: word('First name', 'Vorname', 'Nombre'),
  locale: word('Language', 'Sprache', 'Idioma'),
  phone: word('Phone', 'Telefon', 'Teléfono'),
  registerNumber: word('Register number', 'Registernummer', 'Número de registro'),
  vatId: word('VAT ID', 'USt-IdNr.', 'NIF-IVA'),
}
