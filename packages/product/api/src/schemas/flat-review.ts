import { DOUBLE_HINTS, FLAT_STATUSES, LOCALES, REJECTION_REASONS, USER_STATUSES } from '@domizil/domain'
import { type Static, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { OwnFlat } from './flat.ts'
import { Id, IdParams, Moment, orNull } from './parts.ts'

const Count = Type.Integer()

/** Another flat that a hint is about. */
const OtherFlat = Type.Object({
  id: Id,
  title: Type.String(),
  owner: Type.String(),
  ownerId: Type.String(),
  status: Type.Enum([...FLAT_STATUSES]),
  /** Which photos both show, by their numbers in each of the flats, from 1. */
  photos: Type.Array(Type.Object({ number: Count, there: Count })),
})

/** A violated rule of a field, or advice about it. */
const FieldHint = Type.Object({
  field: Type.String(),
  code: Type.String(),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  /** The words that are meant. */
  words: Type.Optional(Type.String()),
})
export type FieldHint = Static<typeof FieldHint>

/** The owner of a flat, as far as a review needs to know. */
const ReviewedOwner = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** Null if confirmations are disabled. */
  verified: orNull(Type.Boolean()),
  commercial: Type.Boolean(),
  company: orNull(Type.String()),
  status: Type.Enum([...USER_STATUSES]),
  since: Moment,
  lastLogin: Moment,
  /** The language in which the owner reads a rejection. */
  locale: Type.Enum([...LOCALES]),
  /** The number of flats in each status. */
  flats: Type.Object(Object.fromEntries(FLAT_STATUSES.map((status) => [status, Count]))),
  /** How often administrators rejected one of the flats. */
  rejections: Count,
  /** Reports about the owner's content. */
  reports: Count,
  /** Completed bookings. */
  bookings: Count,
})

/** A change of the status by an administrator. */
const StatusChange = Type.Object({
  id: Id,
  time: Moment,
  /** Empty for a deleted account. */
  admin: Type.String(),
  action: Type.String(),
  /** Statuses of the flat, or decisions about a report of it; null for changes that were undone or accepted. */
  from: orNull(Type.String()),
  to: orNull(Type.String()),
  reason: orNull(Type.String()),
})

/** Everything that decides whether a flat is listed. */
export const FlatReview = Type.Object({
  flat: OwnFlat,
  /** Names what is shown; the decision sends it back. */
  state: Type.String(),
  title: Type.String(),
  owner: ReviewedOwner,
  /** The median rent of the place; null if too few flats are listed there. */
  medianPrice: orNull(Count),
  doubles: Type.Array(Type.Object({ code: Type.Enum([...DOUBLE_HINTS]), flats: Type.Array(OtherFlat) })),
  hints: Type.Array(FieldHint),
  /** Newest first. */
  history: Type.Array(StatusChange),
  /** The usual reasons of a rejection, in the owner's language. */
  reasons: Type.Array(Type.Object({ code: Type.Enum([...REJECTION_REASONS]), text: Type.String() })),
  /** The flats that wait for a review, the longest first. */
  queue: Type.Object({
    total: Count,
    /** From 1; null if this flat does not wait. */
    position: orNull(Count),
    previous: orNull(Id),
    next: orNull(Id),
    /** The one that has waited longest, other than this. */
    first: orNull(Id),
    /** Since when this flat has waited; null if it does not. */
    since: orNull(Moment),
  }),
})
export type FlatReview = Static<typeof FlatReview>

/** Everything that decides whether a flat is listed. */
export const getFlatReview = { params: IdParams, response: FlatReview } satisfies CallSchema
