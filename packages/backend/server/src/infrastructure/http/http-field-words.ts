import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  file: word('File', 'Datei', 'Archivo'),
  page: word('Page', 'Seite', 'Página'),
  version: word('Version', 'Version', 'Versión'),
}
