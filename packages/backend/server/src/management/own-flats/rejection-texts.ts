import { type Locale, LOCALES, type RejectionReason } from '@domizil/domain'

/** The usual reasons of a rejection, as the landlord reads them. */
export const REJECTION_TEXTS: Record<RejectionReason, Record<Locale, string>> = {
  PHOTOS_UNCLEAR: {
    en: 'The photos are too dark, too small or blurred. Please add clear photos of every room.',
    de: 'Die Fotos sind zu dunkel, zu klein oder unscharf. Bitte ergänzen Sie deutliche Fotos aller Räume.',
    es: 'Las fotos son demasiado oscuras, pequeñas o borrosas. Añada fotos nítidas de todas las habitaciones.',
  },
  PHOTOS_NOT_OF_THE_FLAT: {
    en: 'Some photos do not show this flat. Please upload photos of the flat itself only.',
    de: 'Einige Fotos zeigen nicht diese Wohnung. Bitte laden Sie nur Fotos der Wohnung selbst hoch.',
    es: 'Algunas fotos no muestran este piso. Suba únicamente fotos del propio piso.',
  },
  TEXTS_TOO_SHORT: {
    en: 'The description says too little. Please describe the rooms, the furniture and the surroundings.',
    de: 'Die Beschreibung ist zu knapp. Bitte beschreiben Sie Räume, Einrichtung und Umgebung.',
    es: 'La descripción es demasiado breve. Describa las habitaciones, los muebles y el entorno.',
  },
  CONTACT_DETAILS: {
    en: 'The texts contain contact details. Please remove phone numbers, e-mail addresses and links.',
    de: 'Die Texte enthalten Kontaktdaten. Bitte entfernen Sie Telefonnummern, E-Mail-Adressen und Links.',
    es: 'Los textos contienen datos de contacto. Elimine los números de teléfono, los correos y los enlaces.',
  },
  PRICE_NOT_PLAUSIBLE: {
    en: 'The rent differs a lot from similar flats in this place. Please check the price per month.',
    de: 'Die Miete weicht stark von ähnlichen Wohnungen am Ort ab. Bitte prüfen Sie den Preis pro Monat.',
    es: 'El alquiler difiere mucho de los pisos similares de la zona. Compruebe el precio por mes.',
  },
  ADDRESS_NOT_PLAUSIBLE: {
    en: 'The address cannot be right. Please check street, house number and postcode.',
    de: 'Die Adresse kann nicht stimmen. Bitte prüfen Sie Straße, Hausnummer und Postleitzahl.',
    es: 'La dirección no puede ser correcta. Compruebe la calle, el número y el código postal.',
  },
  LISTED_TWICE: {
    en: 'This flat is already listed. Please use the existing listing.',
    de: 'Diese Wohnung ist bereits veröffentlicht. Bitte verwenden Sie das bestehende Inserat.',
    es: 'Este piso ya está publicado. Utilice el anuncio existente.',
  },
  CERTIFICATE_INCOMPLETE: {
    en: 'The details of the energy certificate are missing or contradict each other. Please complete them.',
    de: 'Die Angaben aus dem Energieausweis fehlen oder widersprechen sich. Bitte ergänzen Sie sie.',
    es: 'Faltan datos del certificado energético o se contradicen. Complételos.',
  },
  RIGHT_TO_LET_UNCLEAR: {
    en: 'We cannot see that you may let this flat. Please write to us through the help page.',
    de: 'Wir können nicht erkennen, dass Sie diese Wohnung vermieten dürfen. Bitte schreiben Sie uns über die Hilfeseite.',
    es: 'No vemos que pueda alquilar este piso. Escríbanos a través de la página de ayuda.',
  },
}

/** A rejection as the reader reads it: its usual reasons are known by their words, any other line stays as it is. */
export function rejectionIn(locale: Locale, rejection: string): string {
  const wordsOf = (line: string) =>
    Object.values(REJECTION_TEXTS).find((texts) => LOCALES.some((one) => texts[one] === line.trim()))
  return rejection
    .split('\n')
    .map((line) => wordsOf(line)?.[locale] ?? line)
    .join('\n')
}
