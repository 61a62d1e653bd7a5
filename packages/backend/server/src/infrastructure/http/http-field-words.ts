import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  file: word('File', 'Datei', 'Archivo'),
  page: word('Page', 'Seite', 'Página'),
  version: word('Version', 'Version', 'Versión'),
  id: word('Number', 'Nummer', 'Número'),
  flatId: word('Flat', 'Wohnung', 'Piso'),
  bookingId: word('Booking', 'Buchung', 'Reserva'),
  'idempotency-key': word('Key of the request', 'Schlüssel der Anfrage', 'Clave de la solicitud'),
  number: word('Number', 'Nummer', 'Número'),
  kind: word('Kind', 'Art', 'Tipo'),
  status: word('Status', 'Status', 'Estado'),
  state: word('Status', 'Status', 'Estado'),
  language: word('Language', 'Sprache', 'Idioma'),
  role: word('Role', 'Rolle', 'Papel'),
  website: word('Website', 'Website', 'Sitio web'),
  filter: word('Filter', 'Filter', 'Filtro'),
}
