import { word } from '../../foundation/kernel/index.ts'

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
