import { type Static, Type } from 'typebox'
import { Day, Moment, orNull } from './parts.ts'
import { Profile } from './profile.ts'

/** Rows as stored. For people to read; their form may change. */
const Rows = Type.Array(Type.Record(Type.String(), Type.Unknown()))

/** All personal data of the caller. */
export const OwnData = Type.Object({
  exportedAt: Moment,
  profile: Profile,
  /** The account that the caller is paid to; none or one. */
  bankAccounts: Rows,
  flats: Rows,
  /** With the URLs of the files. */
  images: Rows,
  /** Earlier texts, prices and pictures of the flats, with the URLs of the files. */
  keptListings: Rows,
  blockedPeriods: Rows,
  calendars: Rows,
  /**
   * The caller's requests, and the requests for the caller's flats, the latter without the tenants' personal data.
   */
  bookingsAsTenant: Rows,
  bookingsAsLandlord: Rows,
  bookingEvents: Rows,
  /** The messages that the caller has written. */
  messages: Rows,
  /** The questions that the caller has asked before a request. */
  questions: Rows,
  /** The contracts and other documents of both roles, with the URLs of the files. */
  attachments: Rows,
  /** The payments of the caller's bookings, on either side. */
  payments: Rows,
  /** What was stated of the deposits of the caller's bookings, with the deductions. */
  depositReturns: Rows,
  /** The proposals of another last day of the caller's bookings. */
  lastDays: Rows,
  /** The protocols of moving in and out of the caller's bookings. */
  handovers: Rows,
  /** The files that the parties have added to the caller's bookings. */
  bookingFiles: Rows,
  /** With the URLs of the files. */
  invoices: Rows,
  reviewsWritten: Rows,
  /** The published reviews of the caller. */
  reviewsReceived: Rows,
  reviewReplies: Rows,
  favourites: Rows,
  savedSearches: Rows,
  savedReplies: Rows,
  helpRequests: Rows,
  /** The answers to them, without notes among administrators. */
  helpReplies: Rows,
  /** The caller's reports, and the decided ones about the caller's content. */
  reports: Rows,
  mails: Rows,
})
export type OwnData = Static<typeof OwnData>

/** The result of a deletion. */
export const DeletedAccount = Type.Object({
  /** The end of the legal retention of contracts and invoices; null without any. */
  lockedUntil: orNull(Day),
})
export type DeletedAccount = Static<typeof DeletedAccount>
