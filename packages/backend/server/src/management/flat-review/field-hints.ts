import type { FieldHint } from '@domizil/api'
import { checkContacts, flatHints, LISTING_TEXTS } from '@domizil/domain'
import { draftOf, type FlatRow } from '../../catalogue/flat/index.ts'
import { findPublicContacts } from '../../foundation/kernel/index.ts'

/** What the rules of the domain say of a flat alone: contact details in its texts first. */
export function hintsOf(
  flat: FlatRow,
  { imageCount, medianPrice }: { imageCount: number; medianPrice: number | null },
): FieldHint[] {
  const draft = draftOf(flat)
  const contacts = LISTING_TEXTS.flatMap((field) => checkContacts(field, draft[field], findPublicContacts))
  const facts = { imageCount, ...(medianPrice !== null && { medianPrice }) }

  return [...contacts, ...flatHints(draft, facts)].map(({ field, code, min, max, words }) => ({
    field,
    code,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(words !== undefined && { words }),
  }))
}
