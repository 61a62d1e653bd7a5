import type { FlatPartWords, FlatWords } from '@domizil/domain'
import { type DomainError, type FieldWords, labelsIn, refusals } from '../../foundation/kernel/index.ts'
import texts from './flat-refusals.json' with { type: 'json' }

/** Refusals around flats and favourites. */
export const refuse = refusals(texts.refusals)

/** The refusal for a flat that does not exist, or that the caller may not know of. */
export const flatNotFound = (): DomainError => refuse('FLAT_NOT_FOUND')

/** The refusal to change a flat at the end of its life. */
export const flatArchived = (): DomainError => refuse('FLAT_ARCHIVED')

/** The labels of the wizard and the pages, by the last part of a field on the wire. Those of codes are of no use here. */
export const fieldWords: FieldWords = {
  ...texts.fieldWords,
  ...Object.fromEntries(
    Object.entries({ ...labelsIn<FlatPartWords>('flat-part'), ...labelsIn<FlatWords>('flat-field') })
      // Rooms are counted by their kinds, which are fields.
      .filter(([id]) => /\.rooms\./.test(id) || !/[A-Z]{2}|\.is\./.test(id))
      .map(([id, label]) => [id.split('.').at(-1) ?? id, label]),
  ),
}
