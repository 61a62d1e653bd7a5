import { BOOKING_STATUSES, FLAT_STATUSES } from '@domizil/domain'
import { Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import { Booking } from './booking.ts'
import { ListingChanges, SeenListing } from './listing-changes.ts'
import { AdminHelpRequest, AdminUser } from './admin-rows.ts'
import { AdminReason, Day, IdParams, orNull, PersonId, UploadedFile } from './parts.ts'
import { Report } from './report.ts'

export * from './admin-lists.ts'

const countsBy = (codes: readonly string[]) =>
  Type.Object(Object.fromEntries(codes.map((code) => [code, Type.Integer()])))

const Replacement = Type.Object({
  /** The reason, for the audit log. */
  reason: Type.Optional(AdminReason),
})
/** Multipart with the file in the field `file`. The id is the booking's. */
export const updateBookingAttachment = {
  params: IdParams,
  body: Type.Optional(Replacement),
  form: Type.Object({ ...Replacement.properties, file: UploadedFile }),
  response: Booking,
} satisfies CallSchema

/** What the marketplace holds at this moment. What happened on a day is in its report. */
export const getOverview = {
  response: Type.Object({
    flats: countsBy(FLAT_STATUSES),
    bookings: countsBy(BOOKING_STATUSES),
    users: Type.Integer(),
    /** Those that were created today, which no report counts yet. */
    usersToday: Type.Integer(),
    /** The day in Germany, by which reports are made. */
    today: Day,
  }),
} satisfies CallSchema

/** The numbers of items that await an administrator. */
export const countWaiting = {
  response: Type.Object({
    /** Open help requests. */
    helpRequests: Type.Integer(),
    /** Reports and complaints that are not decided. */
    reports: Type.Integer(),
    flatsInReview: Type.Integer(),
    /** Listed flats that have changed since their review. */
    changedFlats: Type.Integer(),
    /** Contracts that the partner prepares and an administrator uploads. */
    missingContracts: Type.Integer(),
    overdueInvoices: Type.Integer(),
  }),
} satisfies CallSchema

/** A listed flat before and after its changes since the review. */
export const getListingChanges = { params: IdParams, response: ListingChanges } satisfies CallSchema
/** Takes the listing as reviewed. */
export const acceptListingChanges = {
  params: IdParams,
  body: SeenListing,
  response: Type.Null(),
} satisfies CallSchema
/** Makes the listing again what it was when it was reviewed; its landlord is sent the reason. */
export const undoListingChanges = {
  params: IdParams,
  body: Type.Object({
    ...SeenListing.properties,
    reason: AdminReason,
  }),
  response: Type.Null(),
} satisfies CallSchema

/** Marks a help request as answered. Idempotent. */
export const closeHelpRequest = { params: IdParams, response: AdminHelpRequest } satisfies CallSchema
export const reopenHelpRequest = { params: IdParams, response: AdminHelpRequest } satisfies CallSchema

const UserParams = Type.Object({ id: PersonId })
const reason = AdminReason

/** Blocks a user: deactivates the listings and ends bookings without a signature. */
export const blockUser = {
  params: UserParams,
  body: Type.Object({ reason }),
  response: AdminUser,
} satisfies CallSchema
export const unblockUser = {
  params: UserParams,
  body: Type.Object({ reason }),
  response: AdminUser,
} satisfies CallSchema

/** The report of the last completed day; null before the first. */
export const lastReport = { response: orNull(Report) } satisfies CallSchema
/** Newest first, one per day. */
export const allReports = {
  query: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }),
  response: Type.Array(Report),
} satisfies CallSchema
