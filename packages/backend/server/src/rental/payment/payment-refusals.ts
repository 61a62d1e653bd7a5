import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals around payments. */
export const refuse = refusals({
  PAYMENTS_NOT_AGREED: {
    status: 409,
    en: 'Nothing has to be paid for this booking now.',
    de: 'Für diese Buchung ist jetzt nichts zu zahlen.',
    es: 'Ahora no hay nada que pagar por esta reserva.',
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    en: 'This payment does not exist.',
    de: 'Diese Zahlung gibt es nicht.',
    es: 'Este pago no existe.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  consultant: word('Number of the tax adviser', 'Beraternummer', 'Número del asesor fiscal'),
  client: word('Number of the client', 'Mandantennummer', 'Número de cliente'),
  chart: word('Chart of accounts', 'Kontenrahmen', 'Plan de cuentas'),
  paidOn: word('Day of payment', 'Zahltag', 'Día de pago'),
  year: word('Year', 'Jahr', 'Año'),
  format: word('Format', 'Format', 'Formato'),
}
