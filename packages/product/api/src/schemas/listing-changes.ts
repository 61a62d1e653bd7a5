import { ALL_AMENITIES, COMPARED_FIELDS, LISTING_FACTS, LISTING_TEXTS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Address } from './address.ts'
import { FlatFields, RoomCounts } from './flat.ts'
import { fieldSchemas } from './flat-fields.ts'
import { Euro, Moment, orNull } from './parts.ts'

const ComparedImages = Type.Array(Type.Object({ url: Type.String(), mainImage: Type.Boolean() }))

/** What tenants read of a flat beside texts, price and pictures; what a draft has not, is missing. */
export const ListedFacts = Type.Object({
  address: Address,
  roomCounts: RoomCounts,
  amenities: Type.Array(Type.Enum([...ALL_AMENITIES])),
  ...Type.Partial(Type.Object(fieldSchemas(COMPARED_FIELDS))).properties,
  energyCertificate: Type.Optional(FlatFields.properties.energyCertificate),
})
export type ListedFacts = Static<typeof ListedFacts>

/** A listing as it was reviewed and as it is now: what has changed, and nothing else. */
export const ListingChanges = Type.Object({
  /** Null if nothing has changed. */
  changedSinceReview: orNull(Moment),
  texts: Type.Array(
    Type.Object({
      field: Type.Enum([...LISTING_TEXTS]),
      before: orNull(Type.String()),
      after: orNull(Type.String()),
    }),
  ),
  /** Null if the price has not changed, or by at most 30 %. */
  price: orNull(Type.Object({ before: orNull(Euro), after: orNull(Euro) })),
  images: orNull(Type.Object({ before: ComparedImages, after: ComparedImages })),
  /** What else differs in a flat that was submitted again; null for one that is listed. */
  facts: orNull(
    Type.Object({
      differing: Type.Array(Type.Enum([...LISTING_FACTS])),
      before: ListedFacts,
      after: ListedFacts,
    }),
  ),
  /** True for a flat that was submitted again and decided on before these facts were stored: they cannot be compared. */
  areFactsUnknown: Type.Optional(Type.Boolean()),
})
export type ListingChanges = Static<typeof ListingChanges>

/** Names what an administrator has seen: a listing that has changed again is refused. */
export const SeenListing = Type.Object({ changedSinceReview: Moment })
