import type { Profile, ProfileChange } from '@domizil/api'
import { checkProfile, type Issue, missingUserData, type ProfileFields, type UserRole } from '@domizil/domain'

export const CONTACT_FIELDS = ['phone', 'street', 'postcode', 'city', 'countryCode'] as const
export const BILLING_FIELDS = [
  'billingStreet',
  'billingPostcode',
  'billingCity',
  'billingCountryCode',
] as const
export const COMPANY_FIELDS = ['companyName', 'registerNumber', 'vatId'] as const

export type TextName =
  | (typeof CONTACT_FIELDS)[number]
  | (typeof BILLING_FIELDS)[number]
  | (typeof COMPANY_FIELDS)[number]
export type FieldName = TextName | 'commercial'

/** The details as they are being typed. */
export type ProfileDraft = Readonly<Record<TextName, string>> & { readonly commercial: boolean | null }

/** The details of a profile that says no more than a name and an e-mail address. */
export const NOTHING_SAID: ProfileFields = {
  phone: null,
  street: null,
  postcode: null,
  city: null,
  countryCode: null,
  billingStreet: null,
  billingPostcode: null,
  billingCity: null,
  billingCountryCode: null,
  commercial: null,
  companyName: null,
  registerNumber: null,
  vatId: null,
}
const TEXT_NAMES: readonly TextName[] = [...CONTACT_FIELDS, ...BILLING_FIELDS, ...COMPANY_FIELDS]

/** What has been said so far, ready to be changed. Where no country has been said, the proposed one stands. */
export function draftOf(profile: Profile, proposedCountry = ''): ProfileDraft {
  const texts = Object.fromEntries(TEXT_NAMES.map((name) => [name, profile[name] ?? '']))
  return {
    ...(texts as Record<TextName, string>),
    countryCode: profile.countryCode ?? proposedCountry,
    billingCountryCode: profile.billingCountryCode ?? proposedCountry,
    commercial: profile.commercial,
  }
}

/** The fields that are asked for, in the order of the form. */
export function fieldsFor(role: UserRole, { commercial }: Pick<ProfileDraft, 'commercial'>): FieldName[] {
  if (role === 'TENANT') return [...CONTACT_FIELDS]

  return [...CONTACT_FIELDS, ...BILLING_FIELDS, 'commercial', ...(commercial ? COMPANY_FIELDS : [])]
}

/** What is sent: the fields that are asked for and no others. An empty one takes back what was said. */
export function changeOf(draft: ProfileDraft, role: UserRole): ProfileChange {
  const entries = fieldsFor(role, draft).map((name) => [name, saidIn(draft, name)])
  return Object.fromEntries(entries) as ProfileChange
}

/** What is wrong with what was typed. What is missing is not wrong. */
export function wrongIn(draft: ProfileDraft, role: UserRole): Issue[] {
  const change = changeOf(draft, role)
  const issues = checkProfile({ ...NOTHING_SAID, ...change })
  return isDialledNumber(change) ? issues.filter(({ field }) => field !== 'phone') : issues
}

/** Whether a phone number may be right as it is dialled in the country of the address: the server knows those of all. */
function isDialledNumber({ phone, countryCode }: ProfileChange): boolean {
  return Boolean(countryCode) && /^\d{5,15}$/.test(phone ?? '')
}

/** What is still missing of the fields that are asked for. */
export function missingIn(draft: ProfileDraft, profile: Profile, role: UserRole): Issue[] {
  const missing = missingUserData({ ...profile, ...changeOf(draft, role) }, role)
  const asked: readonly string[] = fieldsFor(role, draft)

  return missing.filter((field) => asked.includes(field)).map((field) => ({ field, code: 'REQUIRED' }))
}

function saidIn(draft: ProfileDraft, name: FieldName): string | boolean | null {
  if (name === 'commercial') return draft.commercial
  const text = draft[name].trim()
  if (name === 'phone') return plainNumber(text) || null
  if (name === 'vatId') return text.replaceAll(/\s/g, '').toUpperCase() || null

  return text || null
}

/** A number as E.164 wants it: people write blanks, brackets and dashes into it, and 00 for the plus. */
function plainNumber(text: string): string {
  return text.replaceAll(/[\s()/.-]/g, '').replace(/^00/, '+')
}
