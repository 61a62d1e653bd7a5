import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  alert: word('Notification', 'Benachrichtigung', 'Aviso'),
  name: word('Name', 'Name', 'Nombre'),
  place: word('Place', 'Ort', 'Lugar'),
  filters: word('Filters', 'Filter', 'Filtros'),
}
