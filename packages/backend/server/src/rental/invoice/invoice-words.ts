import type { Locale } from '@domizil/domain'

interface InvoiceWords {
  language: string
  title: string
  number: string
  issued: string
  due: string
  vatId: string
  yourVatId: string
  description: string
  amount: string
  item: string
  addedItem: string
  shortened: string
  net: string
  vat: string
  gross: string
  please: string
  service: string
  terms: string
  holder: string
  reference: string
  scan: string
  register: string
  representative: string
  taxNumber: string
  creditNote: string
  creditNumber: string
  creditIssued: string
  corrects: string
  reason: string
  creditedAmount: string
  credited: string
}

/** The words on an invoice. */
export const INVOICE_WORDS: Record<Locale, InvoiceWords> = {
  en: {
    language: 'en-GB',
    title: 'Invoice',
    number: 'Invoice number',
    issued: 'Date of invoice and service',
    due: 'Payable until',
    vatId: 'VAT ID',
    yourVatId: 'Your VAT ID',
    description: 'What is charged',
    amount: 'Amount',
    item: 'Service fee of {percent}% of the total rent of {rent} for the booking {booking}, {flat}',
    addedItem:
      'Service fee of {percent}% of the added rent of {rent} for the longer stay of the booking {booking}, {flat}',
    shortened: 'The stay ends on {after} instead of {before}.',
    net: 'Net amount',
    vat: 'VAT {percent}%',
    gross: 'Amount to pay',
    please: 'Please transfer the amount without deductions until {due} and name the invoice number.',
    service: 'Service fee',
    terms: 'Payable until {due} without deduction',
    holder: 'Account holder',
    reference: 'Reference',
    scan: 'Scan this code with your banking app.',
    register: 'Register',
    representative: 'Managing director',
    taxNumber: 'Tax number',
    creditNote: 'Invoice correction',
    creditNumber: 'Number of the correction',
    creditIssued: 'Date of the correction',
    corrects: 'Takes back the invoice',
    reason: 'Reason',
    creditedAmount: 'Amount credited',
    credited:
      'The invoice is taken back as a whole. You need not pay it; what you have paid already is transferred back.',
  },
  de: {
    language: 'de-DE',
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    issued: 'Rechnungs- und Leistungsdatum',
    due: 'Zahlbar bis',
    vatId: 'USt-IdNr.',
    yourVatId: 'Ihre USt-IdNr.',
    description: 'Leistung',
    amount: 'Betrag',
    item: 'Servicegebühr von {percent} % der Gesamtmiete von {rent} für die Buchung {booking}, {flat}',
    addedItem:
      'Servicegebühr von {percent} % der zusätzlichen Miete von {rent} für den längeren Aufenthalt der Buchung {booking}, {flat}',
    shortened: 'Der Aufenthalt endet am {after} statt am {before}.',
    net: 'Nettobetrag',
    vat: 'Umsatzsteuer {percent} %',
    gross: 'Rechnungsbetrag',
    please: 'Bitte überweisen Sie den Betrag ohne Abzug bis zum {due} und geben Sie die Rechnungsnummer an.',
    service: 'Servicegebühr',
    terms: 'Zahlbar bis {due} ohne Abzug',
    holder: 'Kontoinhaber',
    reference: 'Verwendungszweck',
    scan: 'Scannen Sie diesen Code mit Ihrer Banking-App.',
    register: 'Handelsregister',
    representative: 'Geschäftsführung',
    taxNumber: 'Steuernummer',
    creditNote: 'Rechnungskorrektur',
    creditNumber: 'Nummer der Korrektur',
    creditIssued: 'Datum der Korrektur',
    corrects: 'Hebt die Rechnung auf',
    reason: 'Grund',
    creditedAmount: 'Gutgeschriebener Betrag',
    credited:
      'Die Rechnung wird ganz aufgehoben. Sie müssen sie nicht bezahlen; was Sie schon bezahlt haben, wird zurücküberwiesen.',
  },
  es: {
    language: 'es-ES',
    title: 'Factura',
    number: 'Número de factura',
    issued: 'Fecha de la factura y del servicio',
    due: 'A pagar hasta el',
    vatId: 'NIF-IVA',
    yourVatId: 'Su NIF-IVA',
    description: 'Concepto facturado',
    amount: 'Importe',
    item: 'Tarifa de servicio del {percent} % del alquiler total de {rent} por la reserva {booking}, {flat}',
    addedItem:
      'Tarifa de servicio del {percent} % del alquiler adicional de {rent} por la prolongación de la reserva {booking}, {flat}',
    shortened: 'La estancia termina el {after} en lugar del {before}.',
    net: 'Importe neto',
    vat: 'IVA {percent} %',
    gross: 'Importe a pagar',
    please: 'Transfiera el importe íntegro hasta el {due} e indique el número de factura.',
    service: 'Tarifa de servicio',
    terms: 'A pagar hasta el {due} sin descuento',
    holder: 'Titular de la cuenta',
    reference: 'Concepto',
    scan: 'Escanee este código con su aplicación bancaria.',
    register: 'Registro mercantil',
    representative: 'Administración',
    taxNumber: 'Número fiscal',
    creditNote: 'Factura rectificativa',
    creditNumber: 'Número de la rectificativa',
    creditIssued: 'Fecha de la rectificativa',
    corrects: 'Anula la factura',
    reason: 'Motivo',
    creditedAmount: 'Importe abonado',
    credited:
      'La factura se anula por completo. No tiene que pagarla; lo que ya haya pagado se le devuelve por transferencia.',
  },
}
