import { FLAT_LIMITS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { lineUpTo, lineWithin, orNull } from './parts.ts'

/** The address of a flat, as its owner enters it. */
export const Address = Type.Object({
  street: lineWithin(FLAT_LIMITS.street),
  houseNumber: lineWithin(FLAT_LIMITS.houseNumber),
  postcode: lineWithin(FLAT_LIMITS.postcode),
  city: lineWithin(FLAT_LIMITS.city),
  /** Set by the server's geocoder only: it is public, so owners cannot write it. */
  district: Type.Optional(orNull(lineUpTo(FLAT_LIMITS.city.max))),
  countryCode: Type.String({ pattern: '^[A-Z]{2}$' }),
  languageTag: Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' }),
  /** The position of the owner's pin; left out, the gazetteer's. */
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
})
export type Address = Static<typeof Address>

/** What places an address on the map of a gazetteer. */
export const PlaceParts = Type.Pick(Address, ['postcode', 'city', 'countryCode'])
export type PlaceParts = Static<typeof PlaceParts>

/**
 * An address in a response, without the limits of requests: trimmed texts may be shorter, and a response that
 * violates its schema could not be serialized.
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

/** The public location of a flat: a circle around a shifted point. */
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
