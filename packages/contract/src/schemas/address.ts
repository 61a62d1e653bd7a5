import { type Static, Type } from 'typebox'
import { orNull } from './parts.ts'

/** Where a flat is, as its owner writes it. */
export const Address = Type.Object({
  street: Type.String({ minLength: 2, maxLength: 100 }),
  houseNumber: Type.String({ minLength: 1, maxLength: 10 }),
  postcode: Type.String({ minLength: 2, maxLength: 12 }),
  city: Type.String({ minLength: 2, maxLength: 80 }),
  /** Set by the server where a geocoder names it: what the public reads here no owner writes. */
  district: Type.Optional(orNull(Type.String({ maxLength: 80 }))),
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  languageTag: Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' }),
  /** Where the owner has put the pin; the gazetteer's place otherwise. */
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
})
export type Address = Static<typeof Address>

/** What the public may know of where a flat is: a circle around a shifted point. */
export const ApproximateLocation = Type.Object({
  postcode: Type.String(),
  city: Type.String(),
  district: orNull(Type.String()),
  countryCode: Type.String(),
  languageTag: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  radiusMetres: Type.Integer(),
})
export type ApproximateLocation = Static<typeof ApproximateLocation>
