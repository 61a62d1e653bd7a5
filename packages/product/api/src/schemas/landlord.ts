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

/** The public profile of a flat's owner. */
export const Landlord = Type.Object({
  name: Type.String(),
  commercial: Type.Boolean(),
  /** Null for private landlords: their address and phone number are not public. */
  trader: orNull(Trader),
  since: Moment,
  flatCount: Type.Integer(),
})
