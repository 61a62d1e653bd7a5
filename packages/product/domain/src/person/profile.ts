import { checkPostcode } from '../address/address.ts'
import { isCountryCode } from '../address/country.ts'
import { checkLength, type Issue, type Range } from '../issue.ts'
import { FLAT_LIMITS } from '../limits.ts'

/** The lengths of a profile's texts, both ends included. */
export const PROFILE_LIMITS = {
  street: FLAT_LIMITS.street,
  city: FLAT_LIMITS.city,
  companyName: { min: 2, max: 120 },
  registerNumber: { min: 2, max: 40 },
} as const

/** The optional fields of a profile; null if they are not filled in. */
export interface ProfileFields {
  /** E.164: a plus, the country and the number, without blanks. */
  readonly phone: string | null
  /** With the house number. */
  readonly street: string | null
  readonly postcode: string | null
  readonly city: string | null
  readonly countryCode: string | null
  readonly billingStreet: string | null
  readonly billingPostcode: string | null
  readonly billingCity: string | null
  readonly billingCountryCode: string | null
  /** Whether the user lets commercially. */
  readonly commercial: boolean | null
  readonly companyName: string | null
  readonly registerNumber: string | null
  readonly vatId: string | null
}

/** A profile with the data of the identity provider. */
export interface UserData extends ProfileFields {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  /** Null if confirmations are disabled. */
  readonly emailVerified: boolean | null
}

/** The roles of a user in a booking. */
export const USER_ROLES = ['TENANT', 'LANDLORD'] as const
export type UserRole = (typeof USER_ROLES)[number]

/** A field that a role requires. */
export type RequiredField = keyof UserData

const FOR_ALL = [
  'givenName',
  'familyName',
  'email',
  'emailVerified',
  'phone',
  'street',
  'postcode',
  'city',
  'countryCode',
] as const satisfies RequiredField[]
/** The address that invoices go to. */
export const BILLING_FIELDS = [
  'billingStreet',
  'billingPostcode',
  'billingCity',
  'billingCountryCode',
] as const satisfies RequiredField[]
const FOR_LANDLORDS = [...BILLING_FIELDS, 'commercial'] as const satisfies RequiredField[]
const FOR_COMPANIES = ['companyName', 'registerNumber', 'vatId'] as const satisfies RequiredField[]

/** The missing fields for the first request, or the first publication, in form order. */
export function missingUserData(user: UserData, role: UserRole): RequiredField[] {
  const required: RequiredField[] = [...FOR_ALL]
  if (role === 'LANDLORD') required.push(...FOR_LANDLORDS)
  if (role === 'LANDLORD' && user.commercial) required.push(...FOR_COMPANIES)

  return required.filter((field) => !isFilledIn(field, user[field]))
}

/**
 * "No" is a valid answer for commercial letting. A confirmed e-mail address is required only if confirmations are
 * enabled.
 */
function isFilledIn(field: RequiredField, value: string | boolean | null): boolean {
  if (field === 'emailVerified') return value !== false
  return value !== null && value !== ''
}

/** Validates the given fields. Missing ones are not issues. */
export function checkProfile(profile: ProfileFields): Issue[] {
  return [
    ...checkForm('phone', profile.phone, /^\+[1-9]\d{6,14}$/),
    ...checkAddress(profile, ''),
    ...checkAddress(
      {
        street: profile.billingStreet,
        postcode: profile.billingPostcode,
        city: profile.billingCity,
        countryCode: profile.billingCountryCode,
      },
      'billing',
    ),
    ...checkText('companyName', profile.companyName, PROFILE_LIMITS.companyName),
    ...checkText('registerNumber', profile.registerNumber, PROFILE_LIMITS.registerNumber),
    ...checkForm('vatId', profile.vatId, /^[A-Z]{2}[A-Z0-9+*]{2,12}$/),
  ]
}

type AddressFields = Pick<ProfileFields, 'street' | 'postcode' | 'city' | 'countryCode'>

function checkAddress({ street, postcode, city, countryCode }: AddressFields, prefix: string): Issue[] {
  const issues: Issue[] = [
    ...checkText('street', street, PROFILE_LIMITS.street),
    ...(postcode === null ? [] : checkPostcode(postcode, countryCode ?? undefined)),
    ...checkText('city', city, PROFILE_LIMITS.city),
  ]
  if (countryCode !== null && !isCountryCode(countryCode)) {
    issues.push({ field: 'countryCode', code: 'UNKNOWN_CODE' })
  }
  return issues.map((issue) => ({ ...issue, field: withPrefix(prefix, issue.field) }))
}

function withPrefix(prefix: string, field: string): string {
  return prefix === '' ? field : `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}`
}

function checkText(field: string, value: string | null, limits: Range): Issue[] {
  return value === null ? [] : checkLength(field, value, limits)
}

function checkForm(field: string, value: string | null, form: RegExp): Issue[] {
  return value === null || form.test(value) ? [] : [{ field, code: 'WRONG_FORMAT' }]
}
