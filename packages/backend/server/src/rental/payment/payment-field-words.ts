import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  consultant: word('Number of the tax adviser', 'Beraternummer', 'Número del asesor fiscal'),
  client: word('Number of the client', 'Mandantennummer', 'Número de cliente'),
  chart: word('Chart of accounts', 'Kontenrahmen', 'Plan de cuentas'),
  paidOn: word('Day of payment', 'Zahltag', 'Día de pago'),
  year: word('Year', 'Jahr', 'Año'),
  format: word('Format', 'Format', 'Formato'),
}
