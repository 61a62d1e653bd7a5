import { type Static, Type } from 'typebox'
import { Day, Moment, orNull } from './parts.ts'
import { Profile } from './profile.ts'

/** Rows as they are kept. They are for people to keep, not for programs to build on. */
const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()))

/** Everything that the marketplace keeps of the caller. */
export const OwnData = Type.Object({
  exportedAt: Moment,
  profile: Profile,
  flats: Rows,
  /** With the addresses of the files. */
  images: Rows,
  blockedPeriods: Rows,
  calendars: Rows,
  /** Requests of the caller, and requests for flats of the caller, the latter without what tells of the tenant. */
  bookingsAsTenant: Rows,
  bookingsAsLandlord: Rows,
  bookingEvents: Rows,
  /** What the caller has written to the other side of bookings. */
  messages: Rows,
  /** The contracts and other documents of both, with the addresses of the files. */
  attachments: Rows,
  /** With the addresses of the files. */
  invoices: Rows,
  reviewsWritten: Rows,
  /** What landlords have said of the caller, as far as it is published. */
  reviewsReceived: Rows,
  reviewReplies: Rows,
  favourites: Rows,
  savedSearches: Rows,
  helpRequests: Rows,
  mails: Rows,
})
export type OwnData = Static<typeof OwnData>

/** What a deletion has left behind. */
export const DeletedAccount = Type.Object({
  /** Until when contracts and invoices stay locked because the law asks to keep them; null where there are none. */
  lockedUntil: orNull(Day),
})
export type DeletedAccount = Static<typeof DeletedAccount>
