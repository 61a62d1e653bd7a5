import type { HelpTopic, Locale } from '@domizil/domain'

/** The topics as the form calls them. */
export const TOPIC_WORDS: Record<HelpTopic, Record<Locale, string>> = {
  ACCOUNT: { en: 'My account', de: 'Mein Konto', es: 'Mi cuenta' },
  SEARCH: { en: 'Searching', de: 'Suche', es: 'Búsqueda' },
  BOOKING: { en: 'A request or booking', de: 'Eine Anfrage oder Buchung', es: 'Una solicitud o reserva' },
  CONTRACT: { en: 'A contract', de: 'Ein Vertrag', es: 'Un contrato' },
  PAYMENT: { en: 'Payment or invoice', de: 'Zahlung oder Rechnung', es: 'Pago o factura' },
  LISTING: { en: 'My listing', de: 'Mein Inserat', es: 'Mi anuncio' },
  REPORT_LISTING: { en: 'Reporting a listing', de: 'Ein Inserat melden', es: 'Denunciar un anuncio' },
  TECHNICAL: { en: 'Something does not work', de: 'Etwas funktioniert nicht', es: 'Algo no funciona' },
  OTHER: { en: 'Something else', de: 'Etwas anderes', es: 'Otra cosa' },
}
