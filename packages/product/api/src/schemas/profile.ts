import { type Static, Type } from 'typebox'
import { Moment, orNull } from './parts.ts'

const Said = orNull(Type.String({ maxLength: 200 }))

const ProfileFields = {
  /** E.164, such as +4930123456. */
  phone: Said,
  /** With the number of the house. */
  street: Said,
  postcode: Said,
  city: Said,
  countryCode: Said,
  billingStreet: Said,
  billingPostcode: Said,
  billingCity: Said,
  billingCountryCode: Said,
  /** Whether they let commercially. */
  commercial: orNull(Type.Boolean()),
  companyName: Said,
  registerNumber: Said,
  vatId: Said,
}

/** What the marketplace knows of somebody. Names and e-mail come from the account and are changed there. */
export const Profile = Type.Object({
  givenName: Type.String(),
  familyName: Type.String(),
  email: Type.String(),
  /** Whether they have confirmed the address; null where nobody is asked to. */
  emailVerified: orNull(Type.Boolean()),
  ...ProfileFields,
})
export type Profile = Static<typeof Profile>

/** What is left out stays as it is; null or an empty text takes it back. */
export const ProfileChange = Type.Partial(Type.Object(ProfileFields))
export type ProfileChange = Static<typeof ProfileChange>

/** What the pages have to know of the caller beyond their sign-in. */
export const OwnProperties = Type.Object({
  /** When they came first. */
  memberSince: Moment,
  hasFlats: Type.Boolean(),
  /** Whether they have ever requested a flat. */
  hasRequests: Type.Boolean(),
  hasSavedSearches: Type.Boolean(),
  /** Whether they have said enough to request a flat, and to publish one. */
  mayRequest: Type.Boolean(),
  mayPublish: Type.Boolean(),
})
export type OwnProperties = Static<typeof OwnProperties>

export const RequiredUserdata = Type.Object({
  complete: Type.Boolean(),
  /** The fields of the profile that are still missing, in the order of the form. */
  missing: Type.Array(Type.String()),
})
export type RequiredUserdata = Static<typeof RequiredUserdata>
