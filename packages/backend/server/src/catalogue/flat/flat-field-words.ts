import type { FlatPartWords, FlatWords } from '@domizil/domain'
import { type FieldWords, labelsIn } from '../../foundation/kernel/index.ts'

/** The labels of the wizard and the pages, by the last part of a field on the wire. Those of codes are of no use here. */
export const fieldWords: FieldWords = Object.fromEntries(
  Object.entries({ ...labelsIn<FlatPartWords>('flat-part'), ...labelsIn<FlatWords>('flat-field') })
    .filter(([id]) => !/[A-Z]{2}|\.is\./.test(id))
    .map(([id, label]) => [id.split('.').at(-1) ?? id, label]),
)
