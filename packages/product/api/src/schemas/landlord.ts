import { type Static, Type } from 'typebox'
import { Moment, orNull } from './parts.ts'

const TextOrNull = orNull(Type.String())

/** The legal details of a commercial landlord, for consumers. Missing ones are null. */
export const Trader = Type.Object({
  companyName: TextOrNull,
  street: TextOrNull,
  postcode: TextOrNull,
  city: TextOrNull,
  countryCode: TextOrNull,
  email: Type.String(),
  phone: TextOrNull,
  registerNumber: TextOrNull,
  vatId: TextOrNull,
})
export type Trader = Static<typeof Trader>

/** What the bookings of a landlord's flats say of them. */
export const LandlordTrust = Type.Object({
  /** The median time to answer a request, in whole hours rounded up; null before the third answer. */
  responseHours: orNull(Type.Integer()),
  /** The number of stays with a signed contract that have begun. */
  stays: Type.Integer(),
})
export type LandlordTrust = Static<typeof LandlordTrust>

/** The public profile of a flat's owner. */
export const Landlord = Type.Object({
  name: Type.String(),
  commercial: Type.Boolean(),
  /** Null for private landlords: their address and phone number are not public. */
  trader: orNull(Trader),
  since: Moment,
  flatCount: Type.Integer(),
  ...LandlordTrust.properties,
})
