import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  condition: word('Condition', 'Zustand', 'Estado'),
  content: word('Protocol', 'Protokoll', 'Acta'),
  count: word('Count', 'Anzahl', 'Cantidad'),
  keys: word('Keys', 'Schlüssel', 'Llaves'),
  meters: word('Meters', 'Zähler', 'Contadores'),
  photos: word('Photos', 'Fotos', 'Fotos'),
  reading: word('Reading', 'Zählerstand', 'Lectura'),
  remarks: word('Remarks', 'Anmerkungen', 'Observaciones'),
  revision: word('Version', 'Fassung', 'Versión'),
}
