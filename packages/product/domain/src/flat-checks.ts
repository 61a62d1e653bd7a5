import { checkAddress } from './address.ts'
import { BOOKING_LENGTHS, FLAT_TYPES, ROOM_TYPES } from './catalogues.ts'
import { type FindContacts, findContacts } from './contact-ban.ts'
import type { FlatDraft } from './flat-draft.ts'
import { checkCode, checkLength, checkNumber, type Issue, type Range } from './issue.ts'
import { FLAT_LIMITS, maxDepositMonths } from './limits.ts'
import { languageOf } from './locale.ts'
import { combineRooms } from './rooms.ts'

/** `find` finds the contact details in a text; left out, those with common endings. */
type FlatCheck = (flat: FlatDraft, find?: FindContacts) => Issue[]

/** The checks of step 1, in form order. */
export const BASIC_CHECKS = {
  address: ({ address }) =>
    checkAddress(address).map((issue) => ({ ...issue, field: `address.${issue.field}` })),
  pricePerMonth: (flat) => checkNumber('pricePerMonth', flat.pricePerMonth, FLAT_LIMITS.pricePerMonth),
  deposit: (flat) => checkNumber('deposit', flat.deposit, { min: 0, max: maxDeposit(flat) }),
  type: (flat) => checkCode('type', flat.type, FLAT_TYPES),
  size: (flat) => checkNumber('size', flat.size, FLAT_LIMITS.size),
  floorNumber: (flat) => checkNumber('floorNumber', flat.floorNumber, FLAT_LIMITS.floorNumber),
  maxPerson: (flat) => checkNumber('maxPerson', flat.maxPerson, FLAT_LIMITS.maxPerson),
  rooms: checkRooms,
  flatBookingLength: (flat) => checkCode('flatBookingLength', flat.flatBookingLength, BOOKING_LENGTHS),
} satisfies Record<string, FlatCheck>

/** The checks of step 3. Local texts are required only where the language of the place is not English. */
export const TEXT_CHECKS = {
  title_en: (flat, find) => checkText('title_en', flat.title_en, FLAT_LIMITS.title, find),
  title_local: (flat, find) =>
    checkText('title_local', flat.title_local, localLimit(flat, FLAT_LIMITS.title), find),
  description_flat_en: (flat, find) =>
    checkText('description_flat_en', flat.description_flat_en, FLAT_LIMITS.descriptionOfFlat, find),
  description_flat_local: (flat, find) =>
    checkText(
      'description_flat_local',
      flat.description_flat_local,
      localLimit(flat, FLAT_LIMITS.descriptionOfFlat),
      find,
    ),
  description_region_en: (flat, find) =>
    checkText('description_region_en', flat.description_region_en, FLAT_LIMITS.descriptionOfRegion, find),
  description_region_local: (flat, find) =>
    checkText(
      'description_region_local',
      flat.description_region_local,
      FLAT_LIMITS.descriptionOfRegion,
      find,
    ),
} satisfies Record<string, FlatCheck>

const FLAT_CHECKS = { ...BASIC_CHECKS, ...TEXT_CHECKS }

/** A field with a check. */
export type CheckedField = keyof typeof FLAT_CHECKS
/** All fields with a check, in form order. */
export const CHECKED_FIELDS = Object.keys(FLAT_CHECKS) as CheckedField[]

/** Validates one field of a flat; limits may depend on its other fields. */
export function checkFlatField(field: CheckedField, flat: FlatDraft): Issue[] {
  return FLAT_CHECKS[field](flat, findContacts)
}

/** The highest deposit for the flat's price and country, in euros. Without a price, for the highest price. */
export function maxDeposit({ address, pricePerMonth }: FlatDraft): number {
  return maxDepositMonths(address?.countryCode) * (pricePerMonth ?? FLAT_LIMITS.pricePerMonth.max)
}

/** Whether the flat needs texts in a second language: the language of the place, unless that is English. */
export function needsLocalTexts({ address }: FlatDraft): boolean {
  return languageOf(address?.languageTag) !== 'en'
}

function checkRooms({ rooms, defaultRooms }: FlatDraft): Issue[] {
  const counts = combineRooms(rooms, defaultRooms)
  const wrong = ROOM_TYPES.flatMap((type) =>
    checkNumber(`rooms.${type}`, counts[type], FLAT_LIMITS.roomsOfOneType),
  )
  if (wrong.length > 0) return wrong
  if (counts.BEDROOM + counts.LIVINGROOM < 1) wrong.push({ field: 'rooms', code: 'NO_ROOM_TO_LIVE_IN' })
  if (counts.BATHROOM < 1) wrong.push({ field: 'rooms', code: 'NO_BATHROOM' })

  return wrong
}

function checkText(
  field: string,
  text: string | undefined,
  limit: Range,
  find: FindContacts = findContacts,
): Issue[] {
  const issues = checkLength(field, text, limit)
  if (issues.length > 0) return issues

  return checkContacts(field, text, find)
}

/** Validates that a text contains no contact details. */
export function checkContacts(field: string, text: string | undefined, find: FindContacts): Issue[] {
  const words = find(text ?? '')
  return words.length > 0 ? [{ field, code: 'CONTACT_NOT_ALLOWED', words: words.join(', ') }] : []
}

/** Texts that are not required may be empty. */
function localLimit(flat: FlatDraft, limit: Range): Range {
  return needsLocalTexts(flat) ? limit : { min: 0, max: limit.max }
}
