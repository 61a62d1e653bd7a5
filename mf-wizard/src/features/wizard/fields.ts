import type { OwnFlat } from '@domizil/api'
import {
  FLAT_FIELDS,
  FLAT_LIMITS,
  FLAT_STEPS,
  type FlatFieldName,
  type FlatStep,
  flatFieldOf,
  type Issue,
  issuesOnSave,
  stepIssues,
} from '@domizil/domain'
import { draftOf, type FlatForm } from './flat-form.ts'
import { fieldsIn } from './sections.ts'

/** What a flat has beside the fields of the table, as issues name it, in display order. */
const ADDRESS_FIELDS = [
  'address.countryCode',
  'address.street',
  'address.houseNumber',
  'address.postcode',
  'address.city',
  'address.latitude',
] as const
const CERTIFICATE_FIELDS = [
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
] as const
export type FieldName =
  | FlatFieldName
  | (typeof ADDRESS_FIELDS)[number]
  | (typeof CERTIFICATE_FIELDS)[number]
  | 'rooms'
  | 'images'

/** The fields of each step, in display order. Images are required at publishing only. */
const FIELDS_OF: Record<FlatStep, readonly FieldName[]> = {
  1: [...ADDRESS_FIELDS, ...fieldsIn('rent'), ...fieldsIn('flat'), 'rooms'],
  2: [...fieldsIn('rules'), 'images'],
  3: fieldsIn('texts'),
  4: CERTIFICATE_FIELDS,
}

export const FIELDS: readonly FieldName[] = FLAT_STEPS.flatMap((step) => FIELDS_OF[step])

/** An issue of a field. */
export interface FieldIssue extends Issue {
  readonly field: FieldName
}

/** The step of a field. */
export function stepOf(field: FieldName): FlatStep {
  return FLAT_STEPS.find((step) => FIELDS_OF[step].includes(field)) ?? 1
}

/** What a field is saved with: the whole address, the whole certificate. */
export function groupOf(field: FieldName): string {
  return field.split('.')[0] ?? field
}

/** The row of a field of the table; undefined for any other. */
export function rowOf(field: FieldName) {
  return field in FLAT_FIELDS ? flatFieldOf(field as FlatFieldName) : undefined
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
    isKept(field, flat)

  return missingIn(form, flat, today).filter(isBlocking)
}

/** Whether the flat has a number, a choice or rooms that saving would have to clear. */
function isKept(field: FieldName, flat: OwnFlat | undefined): boolean {
  const kind = rowOf(field)?.kind
  if (field !== 'rooms' && (!kind || kind === 'text' || kind === 'choices')) return false
  return flat?.[field as keyof OwnFlat] !== undefined
}

/** The limits in an issue's message; if the issue has none, those of the field. */
export function rangeOf({ field, min, max }: FieldIssue): { min?: number; max?: number } {
  const name = field.replace(/^(address|energyCertificate)\./, '') as keyof typeof FLAT_LIMITS
  const limits = { ...FLAT_LIMITS[name], ...rowOf(field) }
  return { ...limits, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** No text is saved that is longer than the server takes. */
function isTooLong(form: FlatForm, field: FieldName): boolean {
  const row = rowOf(field)
  return row?.kind === 'text' && String(valueOf(form, field)).trim().length > row.max
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
