import { FLAT_LIMITS, FLAT_STEPS, type FlatStep, type Issue, issuesOnSave, stepIssues } from '@domizil/domain'
import type { OwnFlat } from '@domizil/api'
import { draftOf, type FlatForm, TEXTS } from './flat-form.ts'

/** The fields of each step, as issues name them, in display order. */
const FIELDS_OF = {
  1: [
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
  ],
  // Required at publishing only.
  2: ['images'],
  3: TEXTS,
  4: [
    'energyCertificate.availability',
    'energyCertificate.exemptionReason',
    'energyCertificate.exemptionText',
    'energyCertificate.certificateType',
    'energyCertificate.energyValue',
    'energyCertificate.energyCarriers',
    'energyCertificate.constructionYear',
    'energyCertificate.issueDate',
    'energyCertificate.validUntil',
    'energyCertificate.efficiencyClass',
  ],
} as const satisfies Record<FlatStep, readonly string[]>
export type FieldName = (typeof FIELDS_OF)[FlatStep][number]

export const FIELDS: readonly FieldName[] = FLAT_STEPS.flatMap((step) => [...FIELDS_OF[step]])

/** An issue of a field. */
export interface FieldIssue extends Issue {
  readonly field: FieldName
}

/** The step of a field. */
export function stepOf(field: FieldName): FlatStep {
  return FLAT_STEPS.find((step) => (FIELDS_OF[step] as readonly FieldName[]).includes(field)) ?? 1
}

/** What a field is saved with: the whole address, the whole certificate. */
export function groupOf(field: FieldName): string {
  return field.split('.')[0] ?? field
}

const { title, descriptionOfFlat, descriptionOfRegion } = FLAT_LIMITS
const TEXT_LIMITS: { readonly [Field in FieldName]?: { readonly max: number } } = {
  title_en: title,
  title_local: title,
  description_flat_en: descriptionOfFlat,
  description_flat_local: descriptionOfFlat,
  description_region_en: descriptionOfRegion,
  description_region_local: descriptionOfRegion,
}

/** The first missing or invalid requirement of each field, in display order. */
export function missingIn(form: FlatForm, flat: OwnFlat | undefined, today: string): FieldIssue[] {
  const draft = draftOf(form, flat)
  return onePerField(FLAT_STEPS.flatMap((step) => stepIssues(step, draft, today)))
}

/** The issues that prevent saving. A draft needs only its address, but a saved number or choice cannot be cleared. */
export function blockingIn(form: FlatForm, flat: OwnFlat | undefined, today: string): FieldIssue[] {
  const refused = onePerField(issuesOnSave(draftOf(form, flat), flat?.status ?? 'DRAFT', today))
  const isBlocking = ({ field }: FieldIssue) =>
    field.startsWith('address.') ||
    refused.some((issue) => issue.field === field) ||
    isUnread(form, field) ||
    isTooLong(form, field) ||
    (stepOf(field) === 1 && flat && field in flat && flat[field as keyof OwnFlat] !== undefined)

  return missingIn(form, flat, today).filter(isBlocking)
}

/** The limits in an issue's message; if the issue has none, those of the field. */
export function rangeOf({ field, min, max }: FieldIssue): { min?: number; max?: number } {
  const name = field.replace(/^(address|energyCertificate)\./, '') as keyof typeof FLAT_LIMITS
  return { ...FLAT_LIMITS[name], ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** No text is saved that is longer than the server takes. */
function isTooLong(form: FlatForm, field: FieldName): boolean {
  const limit = TEXT_LIMITS[field]
  return limit !== undefined && String(valueOf(form, field)).trim().length > limit.max
}

/** Whether a field of numbers holds a text that is none. */
export function isUnread(form: FlatForm, field: FieldName): boolean {
  return Number.isNaN(valueOf(form, field))
}

function valueOf(form: FlatForm, field: FieldName): unknown {
  return field.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], form)
}

function onePerField(issues: readonly Issue[]): FieldIssue[] {
  return FIELDS.flatMap((field) => {
    const issue = issues.find((one) => fieldOf(one.field) === field)
    return issue ? [{ ...issue, field }] : []
  })
}

/** The field that fixes an issue: the language belongs to the country, each count to the rooms. */
function fieldOf(name: string): string {
  if (name === 'address.languageTag') return 'address.countryCode'
  return name.startsWith('rooms.') ? 'rooms' : name
}
