import { LISTING_TEXTS } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Euro, Moment, orNull } from './parts.ts'

const ComparedImages = Type.Array(Type.Object({ url: Type.String(), mainImage: Type.Boolean() }))

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
})
export type ListingChanges = Static<typeof ListingChanges>

/** Names what an administrator has seen: a listing that has changed again is refused. */
export const SeenListing = Type.Object({ changedSinceReview: Moment })
