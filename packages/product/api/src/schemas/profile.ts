import { type Static, Type } from 'typebox'
import { lineUpTo, Moment, orNull } from './parts.ts'

const OptionalText = orNull(lineUpTo(200))

const ProfileFields = {
  /** E.164, such as +4930123456; in requests also as it is dialled in the country of the address. */
  phone: OptionalText,
  /** With the house number. */
  street: OptionalText,
  postcode: OptionalText,
  city: OptionalText,
  countryCode: OptionalText,
  billingStreet: OptionalText,
  billingPostcode: OptionalText,
  billingCity: OptionalText,
  billingCountryCode: OptionalText,
  /** Whether the user lets commercially. */
  commercial: orNull(Type.Boolean()),
  companyName: OptionalText,
  registerNumber: OptionalText,
  vatId: OptionalText,
}

/** A user's profile. Names and e-mail address belong to the account and are changed there. */
export const Profile = Type.Object({
  givenName: Type.String(),
  familyName: Type.String(),
  email: Type.String(),
  /** Whether the address is confirmed; null if confirmations are disabled. */
  emailVerified: orNull(Type.Boolean()),
  ...ProfileFields,
})
export type Profile = Static<typeof Profile>

/** Missing fields are not changed; null or an empty text deletes a value. */
export const ProfileChange = Type.Partial(Type.Object(ProfileFields))
export type ProfileChange = Static<typeof ProfileChange>

/** The properties of the caller that pages need besides the session. */
export const OwnProperties = Type.Object({
  /** The time of the first sign-in. */
  memberSince: Moment,
  hasFlats: Type.Boolean(),
  /** Whether the user has ever requested a flat. */
  hasRequests: Type.Boolean(),
  hasSavedSearches: Type.Boolean(),
  /** Whether the profile is complete enough to request a flat, and to publish one. */
  mayRequest: Type.Boolean(),
  mayPublish: Type.Boolean(),
  /** Whether an administrator has blocked the account: it can read, sign what is agreed, and leave. */
  isBlocked: Type.Boolean(),
})
export type OwnProperties = Static<typeof OwnProperties>

/** Whether the profile has the details that a role requires. */
export const RequiredUserdata = Type.Object({
  complete: Type.Boolean(),
  /** The missing fields of the profile, in form order. */
  missing: Type.Array(Type.String()),
})
export type RequiredUserdata = Static<typeof RequiredUserdata>
