import type { FlatPartWords, FlatWords } from '@domizil/domain'
import { type FieldWords, labelsIn, word } from '../../foundation/kernel/index.ts'

/** The labels of the wizard and the pages, by the last part of a field on the wire. Those of codes are of no use here. */
export const fieldWords: FieldWords = {
  ...Object.fromEntries(
    Object.entries({ ...labelsIn<FlatPartWords>('flat-part'), ...labelsIn<FlatWords>('flat-field') })
      // Rooms are counted by their kinds, which are fields.
      .filter(([id]) => /\.rooms\./.test(id) || !/[A-Z]{2}|\.is\./.test(id))
      .map(([id, label]) => [id.split('.').at(-1) ?? id, label]),
  ),
  generalAmenities: word('General amenities', 'Allgemeine Ausstattung', 'Equipamiento general'),
  kitchenAmenities: word('Amenities of the kitchen', 'Ausstattung der Küche', 'Equipamiento de la cocina'),
  bathroomAmenities: word('Amenities of the bathroom', 'Ausstattung des Bads', 'Equipamiento del baño'),
  securityAmenities: word('Safety', 'Sicherheit', 'Seguridad'),
  cleaningAmenities: word('Cleaning and laundry', 'Reinigung und Wäsche', 'Limpieza y lavado'),
  parkingAmenities: word('Parking', 'Parken', 'Aparcamiento'),
  extrasAmenities: word('Extras', 'Extras', 'Extras'),
  district: word('District', 'Stadtteil', 'Distrito'),
  flatStatus: word('Status of the flat', 'Status der Wohnung', 'Estado del piso'),
}
