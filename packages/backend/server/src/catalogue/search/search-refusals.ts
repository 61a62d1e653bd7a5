import type { FilterWords, FlatWords } from '@domizil/domain'
import { SEARCH_FIELDS, type SearchField } from '@domizil/links'
import { type FieldWords, labelsIn, refusals, word } from '../../foundation/kernel/index.ts'
import { fieldWords as flatWords } from '../flat/index.ts'

/** Refusals around searches. */
export const refuse = refusals({
  INVALID_SEARCH: {
    status: 422,
    en: 'These filters contradict each other.',
    de: 'Diese Filter widersprechen sich.',
    es: 'Estos filtros se contradicen.',
  },
})

const LABELS: FieldWords = { ...labelsIn<FlatWords>('flat-field'), ...labelsIn<FilterWords>('filters') }

/** The labels of the filters, by their fields on the wire. A field that a flat has as well is named there. */
export const fieldWords: FieldWords = {
  term: word('Place', 'Ort', 'Lugar'),
  center: word('Centre of the search', 'Mittelpunkt der Suche', 'Centro de la búsqueda'),
  bounds: word('Map section', 'Kartenausschnitt', 'Zona del mapa'),
  north: word('Northern edge', 'Nordrand', 'Borde norte'),
  east: word('Eastern edge', 'Ostrand', 'Borde este'),
  south: word('Southern edge', 'Südrand', 'Borde sur'),
  west: word('Western edge', 'Westrand', 'Borde oeste'),
  near: word('Your place', 'Ihr Ort', 'Su lugar'),
  nearName: word('Name of your place', 'Name Ihres Orts', 'Nombre de su lugar'),
  include: word('Parts of the answer', 'Teile der Antwort', 'Partes de la respuesta'),
  isRepeated: word('Repeated search', 'Wiederholte Suche', 'Búsqueda repetida'),
  ...Object.fromEntries(
    SEARCH_FIELDS.flatMap((row: SearchField) => {
      const fields = 'fields' in row ? row.fields : [row.field]
      return fields.flatMap((field) => {
        const label = LABELS[`filterName.${field}`] ?? LABELS[row.label ?? `filterName.${row.name}`]
        return label && !(field in flatWords) ? [[field, label] as const] : []
      })
    }),
  ),
}
