import type { FilterWords, FlatWords } from '@domizil/domain'
import { SEARCH_FIELDS, type SearchField } from '@domizil/links'
import { type FieldWords, labelsIn, refusals } from '../../foundation/kernel/index.ts'
import { fieldWords as flatWords } from '../flat/index.ts'
import texts from './search-refusals.json' with { type: 'json' }

/** Refusals around searches. */
export const refuse = refusals(texts.refusals)

const LABELS: FieldWords = { ...labelsIn<FlatWords>('flat-field'), ...labelsIn<FilterWords>('filters') }

/** The labels of the filters, by their fields on the wire. A field that a flat has as well is named there. */
export const fieldWords: FieldWords = {
  ...texts.fieldWords,
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
