import { FLAT_STATUSES, MAX_REASON_LENGTH } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Address, KnownAddress, PlaceParts } from './address.ts'
import { FlatCard, FlatChange, NewFlat, NewFlats, OwnFlat, PublicFlat } from './flat.ts'
import {
  AdminReason,
  Euro,
  Id,
  IdempotencyHeaders,
  IdParams,
  lineWithin,
  Moment,
  orNull,
  textUpTo,
} from './parts.ts'
import { FlatProperties } from './reference-data.ts'
import { OptionCounts, Place, SearchFilter, SearchResult } from './search.ts'

export const hello = { response: Type.Object({ greeting: Type.String() }) } satisfies CallSchema
export const getFlat = { params: IdParams, response: PublicFlat } satisfies CallSchema
export const getFlatForEditing = { params: IdParams, response: OwnFlat } satisfies CallSchema
/** The newest flats, at most 24. */
export const listFlats = { response: Type.Array(FlatCard) } satisfies CallSchema
export const getNewFlats = { response: NewFlats } satisfies CallSchema
/** All listed flats with their last change, for sitemaps; `page` counts from 0. */
export const listPublishedFlats = {
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })) }),
  response: Type.Object({
    total: Type.Integer(),
    pageSize: Type.Integer(),
    items: Type.Array(Type.Object({ id: Id, changedAt: Moment })),
  }),
} satisfies CallSchema
/** Flats whose title, text or place matches the words, best match first, at most 48. */
export const searchFlatsByTerm = {
  params: Type.Object({ term: lineWithin({ min: 1, max: 100 }) }),
  response: Type.Array(FlatCard),
} satisfies CallSchema
export const searchFlats = { body: SearchFilter, response: SearchResult } satisfies CallSchema
/** Order and page do not matter. */
export const countOptions = { body: SearchFilter, response: OptionCounts } satisfies CallSchema
export const getFlatProperties = { response: FlatProperties } satisfies CallSchema
/** The median rent; null if too few flats are listed. */
export const getUsualPrice = {
  query: Type.Object({ city: lineWithin({ min: 1, max: 80 }) }),
  response: Type.Object({ median: orNull(Euro) }),
} satisfies CallSchema
export const createFlat = {
  headers: IdempotencyHeaders,
  body: NewFlat,
  response: OwnFlat,
} satisfies CallSchema
export const editFlat = {
  headers: IdempotencyHeaders,
  body: FlatChange,
  response: OwnFlat,
} satisfies CallSchema
export const updateFlatStatus = {
  params: IdParams,
  query: Type.Object({ flatStatus: Type.Enum([...FLAT_STATUSES]) }),
  body: Type.Optional(
    Type.Object({
      /** The admin's reason for a rejection. */
      reason: Type.Optional(textUpTo(MAX_REASON_LENGTH)),
      /** What the admin has looked at, from `getFlatReview`: a flat that has changed since is refused. */
      state: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    }),
  ),
  response: OwnFlat,
} satisfies CallSchema
export const removeFlat = {
  params: IdParams,
  /** The reason, for the audit log. */
  body: Type.Optional(Type.Object({ reason: Type.Optional(AdminReason) })),
  response: Type.Null(),
} satisfies CallSchema

export const AddressCheck = Type.Object({
  valid: Type.Boolean(),
  normalized: orNull(KnownAddress),
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
  precision: Type.Enum(['ROOFTOP', 'STREET', 'POSTCODE', 'CITY']),
  germanAddress: Type.Boolean(),
  suggestions: Type.Array(KnownAddress, { maxItems: 5 }),
  messages: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
})
export const validateAddress = { body: Address, response: AddressCheck } satisfies CallSchema
/** The parts of an address that a gazetteer knows; street and house number are not sent before there is an account. */
export const checkPlace = {
  query: PlaceParts,
  response: Type.Object({
    valid: Type.Boolean(),
    suggestions: Type.Array(Type.Pick(KnownAddress, ['postcode', 'city']), { maxItems: 5 }),
    messages: AddressCheck.properties.messages,
  }),
} satisfies CallSchema

/**
 * Cities worldwide and German postcodes that begin with the given letters, at most 8: German and Spanish cities
 * first, then by population.
 */
export const listPlaces = {
  query: Type.Object({ term: lineWithin({ min: 1, max: 80 }) }),
  response: Type.Array(Place),
} satisfies CallSchema
