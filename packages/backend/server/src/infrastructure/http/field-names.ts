import type { Locale } from '@domizil/domain'

type Name = Record<Locale, string>
const name = (en: string, de: string, es: string): Name => ({ en, de, es })

/** Fields as people call them, by their last part on the wire. */
const FIELD_NAMES: Readonly<Record<string, Name>> = {
  acceptPrivacy: name('Privacy policy', 'Datenschutzerklärung', 'Política de privacidad'),
  acceptTerms: name('Terms and conditions', 'Nutzungsbedingungen', 'Condiciones'),
  alert: name('Notification', 'Benachrichtigung', 'Aviso'),
  blockedFrom: name('First day', 'Erster Tag', 'Primer día'),
  blockedTo: name('Last day', 'Letzter Tag', 'Último día'),
  city: name('City', 'Ort', 'Ciudad'),
  companyName: name('Company', 'Firma', 'Empresa'),
  countryCode: name('Country', 'Land', 'País'),
  decision: name('Decision', 'Entscheidung', 'Decisión'),
  deposit: name('Deposit', 'Kaution', 'Fianza'),
  email: name('E-mail', 'E-Mail', 'Correo electrónico'),
  endDate: name('Move-out', 'Auszug', 'Salida'),
  ground: name('Ground', 'Vorwurf', 'Motivo'),
  hasPets: name('Pets', 'Haustiere', 'Mascotas'),
  holder: name('Account holder', 'Kontoinhaber', 'Titular de la cuenta'),
  houseNumber: name('House number', 'Hausnummer', 'Número'),
  iban: name('IBAN', 'IBAN', 'IBAN'),
  inGoodFaith: name('Good faith', 'Guter Glaube', 'Buena fe'),
  locale: name('Language', 'Sprache', 'Idioma'),
  maxPerson: name('Number of people', 'Personenzahl', 'Número de personas'),
  message: name('Message', 'Nachricht', 'Mensaje'),
  months: name('Months', 'Monate', 'Meses'),
  name: name('Name', 'Name', 'Nombre'),
  numberOfPersons: name('Number of people', 'Personenzahl', 'Número de personas'),
  occupation: name('Occupation', 'Beschäftigung', 'Ocupación'),
  page: name('Page', 'Seite', 'Página'),
  paidOn: name('Day of payment', 'Zahltag', 'Día de pago'),
  persons: name('Number of people', 'Personenzahl', 'Número de personas'),
  phone: name('Phone', 'Telefon', 'Teléfono'),
  postcode: name('Postcode', 'Postleitzahl', 'Código postal'),
  priceMax: name('Highest price', 'Höchstpreis', 'Precio máximo'),
  priceMin: name('Lowest price', 'Mindestpreis', 'Precio mínimo'),
  pricePerMonth: name('Price per month', 'Preis pro Monat', 'Precio al mes'),
  radiusKm: name('Radius', 'Umkreis', 'Radio'),
  reason: name('Reason', 'Grund', 'Motivo'),
  reasonOfStay: name('Reason for the stay', 'Grund des Aufenthalts', 'Motivo de la estancia'),
  size: name('Size', 'Wohnfläche', 'Superficie'),
  smoker: name('Smoking', 'Rauchen', 'Fumar'),
  startDate: name('Move-in', 'Einzug', 'Entrada'),
  street: name('Street', 'Straße', 'Calle'),
  text: name('Text', 'Text', 'Texto'),
  topic: name('Topic', 'Thema', 'Tema'),
  type: name('Type', 'Art', 'Tipo'),
}

/** A field in the reader's language; as it is on the wire where people never see it. */
export function fieldName(field: string, locale: Locale): string {
  const last = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? field
  return Object.hasOwn(FIELD_NAMES, last) ? (FIELD_NAMES[last]?.[locale] ?? field) : field
}
