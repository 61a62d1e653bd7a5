import { checkAddress } from '../address/address.ts'
import { ROOM_TYPES } from './catalogues.ts'
import { checkFieldValue } from './check-field-value.ts'
import type { FindContacts } from '../text/contact-ban.ts'
import type { FlatDraft } from './flat-draft.ts'
import {
  type FlatField,
  type FlatFieldName,
  type FlatFieldsWith,
  flatFieldOf,
  flatFieldsWith,
} from './flat-fields.ts'
import { checkNumber, type Issue } from '../issue.ts'
import { FLAT_LIMITS, maxDepositMonths, RENT_LIMITS } from '../limits.ts'
import { languageOf } from '../locale.ts'
import { combineRooms } from './rooms.ts'

/** `find` finds the contact details in a text; left out, those with common endings. */
type FlatCheck = (flat: FlatDraft, find?: FindContacts) => Issue[]

/** The checks of the table's fields in a step, in its order. */
function checksOf<const Step extends FlatField['step']>(step: Step) {
  const checks = flatFieldsWith({ step }).map((name) => [name, checkOf(name)])
  return Object.fromEntries(checks) as Record<FlatFieldsWith<{ step: Step }>, FlatCheck>
}

/** The checks of step 1, in form order. */
export const BASIC_CHECKS = {
  address: ({ address }) =>
    checkAddress(address).map((issue) => ({ ...issue, field: `address.${issue.field}` })),
  .../* @__PURE__ */ checksOf(1),
  deposit: (flat) => checkNumber('deposit', flat.deposit, { min: 0, max: maxDeposit(flat) }),
  rooms: checkRooms,
} satisfies Record<string, FlatCheck>

/** The checks of step 2; its images are asked for at publishing only. */
export const OFFER_CHECKS = /* @__PURE__ */ checksOf(2)

/** The checks of step 3. Local texts are required only where the language of the place is not English. */
export const TEXT_CHECKS = /* @__PURE__ */ checksOf(3)

/** The highest deposit for the flat's price and country, in euros. Without a price, for the highest price. */
export function maxDeposit({ address, pricePerMonth }: FlatDraft): number {
  return maxDepositMonths(address?.countryCode) * (pricePerMonth ?? RENT_LIMITS.max)
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

/** The check of a field by its row: a text in the language of the place may be missing where that is English. */
function checkOf(name: FlatFieldName): FlatCheck {
  const field = flatFieldOf(name)
  if (field.kind !== 'text' || field.language !== 'local')
    return (flat, find) => checkFieldValue(name, field, flat[name], find)

  return (flat, find) =>
    checkFieldValue(name, needsLocalTexts(flat) ? field : { ...field, min: 0 }, flat[name], find)
}
