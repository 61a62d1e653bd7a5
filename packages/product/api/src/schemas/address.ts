import { FLAT_LIMITS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { orNull, textWithin } from './parts.ts'

/** Where a flat is, as its owner writes it. */
export const Address = Type.Object({
  street: textWithin(FLAT_LIMITS.street),
  houseNumber: textWithin(FLAT_LIMITS.houseNumber),
  postcode: textWithin(FLAT_LIMITS.postcode),
  city: textWithin(FLAT_LIMITS.city),
  /** Set by the server where a geocoder names it: what the public reads here no owner writes. */
  district: Type.Optional(orNull(Type.String({ maxLength: FLAT_LIMITS.city.max }))),
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  languageTag: Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' }),
  /** Where the owner has put the pin; the gazetteer's place otherwise. */
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
})
export type Address = Static<typeof Address>

/**
 * An address in an answer: without the limits of what callers send, since a text is shorter without the blanks around
 * it, and an answer that does not fit its own shape cannot be written.
 */
export const KnownAddress = Type.Object({
  street: Type.String(),
  houseNumber: Type.String(),
  postcode: Type.String(),
  city: Type.String(),
  district: Type.Optional(orNull(Type.String())),
  countryCode: Type.String(),
  languageTag: Type.String(),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
})

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
