import { call } from '../call.ts'
import type {
  adminCalls,
  adminFindCalls,
  flatReviewCalls,
  helpDeskCalls,
  mailCalls,
  versionCalls,
} from '../schemas/index.ts'

/** What the marketplace holds at this moment. What happened on a day is in its report. */
export const getOverview = call<typeof adminCalls.getOverview>('GET', '/admin/api/overview')
/** The numbers of items that await an administrator. */
export const countWaiting = call<typeof adminCalls.countWaiting>('GET', '/admin/api/waiting')
/** Replaces a booking's contract, as multipart with the file in the field `file`. It has to be signed again. */
export const updateBookingAttachment = call<typeof adminCalls.updateBookingAttachment>(
  'POST',
  '/admin/api/updateBookingAttachment/:id',
)

/** One page of flats. With `Accept: text/csv` this and the other lists return all matching rows as a file. */
export const listAdminFlats = call<typeof adminCalls.listAdminFlats>('GET', '/admin/api/flats')
/** A listed flat before and after its changes since the review. */
export const getListingChanges = call<typeof adminCalls.getListingChanges>(
  'GET',
  '/admin/api/flat/:id/changes',
)
/** Takes a changed listing as reviewed. */
export const acceptListingChanges = call<typeof adminCalls.acceptListingChanges>(
  'POST',
  '/admin/api/flat/:id/changes/accept',
)
/** Makes a listing again what it was when it was reviewed; its landlord is sent the reason. */
export const undoListingChanges = call<typeof adminCalls.undoListingChanges>(
  'POST',
  '/admin/api/flat/:id/changes/undo',
)
/** One page of bookings. */
export const listAdminBookings = call<typeof adminCalls.listAdminBookings>('GET', '/admin/api/bookings')
/** One page of users. */
export const listAdminUsers = call<typeof adminCalls.listAdminUsers>('GET', '/admin/api/users')
/** One page of invoices. */
export const listAdminInvoices = call<typeof adminCalls.listAdminInvoices>('GET', '/admin/api/invoices')
/** One page of tenants' reviews of flats, in all statuses. */
export const listAdminFlatReviews = call<typeof adminCalls.listAdminFlatReviews>(
  'GET',
  '/admin/api/flatReviews',
)
/** One page of landlords' reviews of tenants, in all statuses. */
export const listAdminTenantReviews = call<typeof adminCalls.listAdminTenantReviews>(
  'GET',
  '/admin/api/tenantReviews',
)
/** One page of logged searches, without their authors. */
export const listSearches = call<typeof adminCalls.listSearches>('GET', '/admin/api/searches')
/** One page of what people look for and have not found, without their names and contact data. */
export const listDemand = call<typeof adminCalls.listDemand>('GET', '/admin/api/demand')
/** One page of help requests. */
export const listHelpRequests = call<typeof adminCalls.listHelpRequests>('GET', '/admin/api/helpRequests')
/** Marks a help request as answered. Idempotent. */
export const closeHelpRequest = call<typeof adminCalls.closeHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/close',
)
/** Reopens a help request. Idempotent. */
export const reopenHelpRequest = call<typeof adminCalls.reopenHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/reopen',
)
/** One page of the mails of the last ninety days, without their texts. */
export const listMails = call<typeof adminCalls.listMails>('GET', '/admin/api/mails')
/** One page of the audit log: the actions of administrators, with the state before and after. */
export const listAuditEntries = call<typeof adminCalls.listAuditEntries>('GET', '/admin/api/audit')

/** Blocks a user: deactivates the listings and ends bookings without a signature. */
export const blockUser = call<typeof adminCalls.blockUser>('POST', '/admin/api/user/:id/block')
/** Lifts the block of a user. Listings stay deactivated. */
export const unblockUser = call<typeof adminCalls.unblockUser>('POST', '/admin/api/user/:id/unblock')

/** The report of the last completed day; null before the first. */
export const lastReport = call<typeof adminCalls.lastReport>('GET', '/admin/api/lastReport')
/** The daily reports of at most the last three years. */
export const allReports = call<typeof adminCalls.allReports>('GET', '/admin/api/allReports')

/** Finds people, flats, bookings, invoices, help requests and reports by words; at most five of each. */
export const findForAdmin = call<typeof adminFindCalls.findForAdmin>('GET', '/admin/api/find')
/** Everything that the back office has about a person. */
export const getAdminPerson = call<typeof adminFindCalls.getAdminPerson>('GET', '/admin/api/user/:id')

/** A flat with everything that decides whether it is listed, and its place among those that wait. */
export const getFlatReview = call<typeof flatReviewCalls.getFlatReview>('GET', '/admin/api/flat/:id/review')

/** The text of a stored mail, if no mail server is configured. That it was read is recorded in the audit log. */
export const readMail = call<typeof mailCalls.readMail>('POST', '/admin/api/mail/:id/read')
/** The kinds of mails with their titles, for administrators. */
export const listMailTitles = call<typeof mailCalls.listMailTitles>('GET', '/admin/api/mailTitles')

/** Who changed which versions are served, when and why. */
export const listVersionChanges = call<typeof versionCalls.listVersionChanges>('GET', '/admin/api/versions')
/** Changes the versions that a channel serves. */
export const changeVersions = call<typeof versionCalls.changeVersions>(
  'POST',
  '/admin/api/versions/:channel/change',
)

/** A help request with its thread, and what its author names. */
export const getHelpDesk = call<typeof helpDeskCalls.getHelpDesk>('GET', '/admin/api/helpRequest/:id')
/** Mails a reply to the author. Refused if another administrator has replied meanwhile. */
export const replyToHelpRequest = call<typeof helpDeskCalls.replyToHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/reply',
)
/** Adds a note that only administrators read. */
export const addHelpNote = call<typeof helpDeskCalls.addHelpNote>('POST', '/admin/api/helpRequest/:id/note')
/** Takes a help request over, or hands it back. Idempotent. */
export const assignHelpRequest = call<typeof helpDeskCalls.assignHelpRequest>(
  'POST',
  '/admin/api/helpRequest/:id/assign',
)
/** Mails a message to a person, and begins a settled thread in the help inbox with it. */
export const writeToUser = call<typeof helpDeskCalls.writeToUser>('POST', '/admin/api/user/:id/message')
