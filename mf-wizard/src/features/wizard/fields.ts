import { FLAT_LIMITS, type Issue, issuesOnSave, stepIssues } from '@domizil/domain'
import type { OwnFlat } from '@domizil/contract'
import { draftOf, type FlatForm } from './flat-form.ts'

/** The fields of step 1 as issues name them, in the order in which they stand. */
export const FIELDS = [
  'address.countryCode',
  'address.street',
  'address.houseNumber',
  'address.postcode',
  'address.city',
  'address.latitude',
  'pricePerMonth',
  'deposit',
  'flatBookingLength',
  'type',
  'size',
  'floorNumber',
  'maxPerson',
  'rooms',
] as const
export type FieldName = (typeof FIELDS)[number]

/** Something that is wrong with a field of this step. */
export interface FieldIssue extends Issue {
  readonly field: FieldName
}

/** Everything that step 1 still misses, the first thing of each field, from top to bottom. */
export function missingIn(form: FlatForm, flat: OwnFlat | undefined, today: string): FieldIssue[] {
  return onePerField(stepIssues(1, draftOf(form, flat), today))
}

/**
 * What keeps the form from being saved. A draft needs its address and may miss the rest, but what was saved once
 * cannot be emptied again.
 */
export function blockingIn(form: FlatForm, flat: OwnFlat | undefined, today: string): FieldIssue[] {
  const refused = onePerField(issuesOnSave(draftOf(form, flat), flat?.status ?? 'DRAFT', today))
  const isBlocking = ({ field }: FieldIssue) =>
    field.startsWith('address.') ||
    refused.some((issue) => issue.field === field) ||
    Number.isNaN(form[field as keyof FlatForm]) ||
    (flat && field in flat && flat[field as keyof OwnFlat] !== undefined)

  return missingIn(form, flat, today).filter(isBlocking)
}

/** The numbers of the sentence about an issue; where the issue has none, those of the field. */
export function rangeOf({ field, min, max }: FieldIssue): { min?: number; max?: number } {
  const name = field.replace('address.', '') as keyof typeof FLAT_LIMITS
  return { ...FLAT_LIMITS[name], ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function onePerField(issues: readonly Issue[]): FieldIssue[] {
  return FIELDS.flatMap((field) => {
    const issue = issues.find((one) => fieldOf(one.field) === field)
    return issue ? [{ ...issue, field }] : []
  })
}

/** The field in which an issue is repaired: the language follows the country, each count belongs to the rooms. */
function fieldOf(name: string): string {
  if (name === 'address.languageTag') return 'address.countryCode'
  return name.startsWith('rooms.') ? 'rooms' : name
}
