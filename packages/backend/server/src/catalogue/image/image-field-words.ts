import { word } from '../../foundation/kernel/index.ts'

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  imageIdList: word('Photos', 'Fotos', 'Fotos'),
  imageId: word('Photo', 'Foto', 'Foto'),
  rank: word('Place in the order', 'Platz in der Reihenfolge', 'Puesto en el orden'),
}
