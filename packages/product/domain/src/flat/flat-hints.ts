import { combineRooms } from './rooms.ts'
import type { FlatDraft } from './flat-draft.ts'
import { hasClassMismatch } from './energy-certificate.ts'
import type { Issue } from '../issue.ts'
import { FLAT_FIELDS } from './flat-fields.ts'
import { ENOUGH_IMAGES } from '../limits.ts'

const USUAL_PRICE_SPREAD = 0.4
const SQUARE_METRES_A_PERSON = 9
const GOOD_DESCRIPTION_LENGTH = 300

/** The facts for hints besides the flat itself. */
export interface HintFacts {
  readonly imageCount: number
  /** The median rent of the flat's city in euros, if it is known. */
  readonly medianPrice?: number
}

/** Advice that never prevents saving or publishing. */
export function flatHints(flat: FlatDraft, { imageCount, medianPrice }: HintFacts): Issue[] {
  return [
    ...priceHint(flat, medianPrice),
    ...spaceHint(flat),
    ...kitchenHint(flat),
    ...descriptionHint(flat),
    ...certificateHint(flat),
    ...imageHint(imageCount),
  ]
}

function priceHint({ pricePerMonth }: FlatDraft, median: number | undefined): Issue[] {
  if (pricePerMonth === undefined || Number.isNaN(pricePerMonth) || median === undefined) return []
  const min = Math.round(median * (1 - USUAL_PRICE_SPREAD))
  const max = Math.round(median * (1 + USUAL_PRICE_SPREAD))

  return pricePerMonth < min || pricePerMonth > max
    ? [{ field: 'pricePerMonth', code: 'UNUSUAL_PRICE', min, max }]
    : []
}

function spaceHint({ size, maxPerson }: FlatDraft): Issue[] {
  if (size === undefined || maxPerson === undefined) return []
  return size / maxPerson < SQUARE_METRES_A_PERSON
    ? [{ field: 'maxPerson', code: 'CROWDED', max: Math.floor(size / SQUARE_METRES_A_PERSON) }]
    : []
}

function kitchenHint({ rooms, defaultRooms }: FlatDraft): Issue[] {
  const { KITCHEN, KITCHENETTE } = combineRooms(rooms, defaultRooms)
  return KITCHEN + KITCHENETTE === 0 ? [{ field: 'rooms', code: 'NO_KITCHEN' }] : []
}

function descriptionHint(flat: FlatDraft): Issue[] {
  return (['description_flat_en', 'description_flat_local'] as const).flatMap((field): Issue[] => {
    const length = flat[field]?.trim().length ?? 0
    const isShort = length >= FLAT_FIELDS[field].min && length < GOOD_DESCRIPTION_LENGTH
    return isShort ? [{ field, code: 'SHORT', min: GOOD_DESCRIPTION_LENGTH }] : []
  })
}

function certificateHint({ energyCertificate }: FlatDraft): Issue[] {
  return energyCertificate && hasClassMismatch(energyCertificate)
    ? [{ field: 'energyCertificate.efficiencyClass', code: 'CLASS_MISMATCH' }]
    : []
}

function imageHint(imageCount: number): Issue[] {
  return imageCount < ENOUGH_IMAGES ? [{ field: 'images', code: 'TOO_FEW', min: ENOUGH_IMAGES }] : []
}
