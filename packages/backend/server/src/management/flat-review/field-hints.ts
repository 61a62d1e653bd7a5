import type { FieldHint } from '@domizil/api'
import { checkContacts, flatHints } from '@domizil/domain'
import { draftOf, type FlatRow } from '../../catalogue/flat/index.ts'
import { findPublicContacts } from '../../foundation/kernel/index.ts'

const TEXTS = [
  'title_en',
  'title_local',
  'description_flat_en',
  'description_flat_local',
  'description_region_en',
  'description_region_local',
] as const

/** What the rules of the domain say of a flat alone: contact details in its texts first. */
export function hintsOf(
  flat: FlatRow,
  { imageCount, medianPrice }: { imageCount: number; medianPrice: number | null },
): FieldHint[] {
  const contacts = TEXTS.flatMap((field) => checkContacts(field, flat[field] ?? '', findPublicContacts))
  const facts = { imageCount, ...(medianPrice !== null && { medianPrice }) }

  return [...contacts, ...flatHints(draftOf(flat), facts)].map(({ field, code, min, max, words }) => ({
    field,
    code,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(words !== undefined && { words }),
  }))
}
