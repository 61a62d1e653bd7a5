import { NOW } from './now.ts'
import { FAILURE_STACK } from './given-failure.ts'
import { LIST, REASON } from './sample-bodies.ts'
import type { SampleRequest } from './sample-request.ts'
import { aPdf } from './send-form.ts'

/** Those of the back office, by the name of the call. */
export const ADMIN_SAMPLES: Record<string, SampleRequest> = {
  getOverview: { by: 'admin' },
  countWaiting: { by: 'admin' },
  findForAdmin: { by: 'admin', address: () => '/admin/api/find?q=a' },
  getAdminPerson: { by: 'admin', address: (_id, { tenant }) => `/admin/api/user/${tenant.id}` },
  listAdminFlats: {
    by: 'admin',
    address: () => `/admin/api/flats?${LIST}&sort=id&status=ACTIVE&type=APARTMENT&changed=true&ownerId=a`,
  },
  getListingChanges: { by: 'admin', address: (id) => `/admin/api/flat/${id.changed}/changes` },
  acceptListingChanges: {
    by: 'admin',
    address: (id) => `/admin/api/flat/${id.changed}/changes/accept`,
    body: () => ({ changedSinceReview: NOW.toISOString() }),
  },
  undoListingChanges: {
    by: 'admin',
    address: (id) => `/admin/api/flat/${id.changed}/changes/undo`,
    body: () => ({ changedSinceReview: NOW.toISOString(), ...REASON }),
  },
  getFlatReview: { by: 'admin', address: (id) => `/admin/api/flat/${id.flat}/review` },
  listAdminBookings: {
    by: 'admin',
    address: () =>
      `/admin/api/bookings?${LIST}&sort=id&status=REQUESTED&contractType=PLATFORM_CONTRACT&depositReturn=DISPUTED&lastDay=PROPOSED&tenantId=a&landlordId=a`,
  },
  listAdminUsers: {
    by: 'admin',
    address: () => `/admin/api/users?${LIST}&sort=name&status=ACTIVE&commercial=true&verified=true`,
  },
  listAdminInvoices: {
    by: 'admin',
    address: () => `/admin/api/invoices?${LIST}&sort=id&status=OPEN&recipientId=a`,
  },
  listAdminFlatReviews: {
    by: 'admin',
    address: () => `/admin/api/flatReviews?${LIST}&sort=id&status=PUBLISHED&authorId=a&aboutId=b`,
  },
  listAdminTenantReviews: {
    by: 'admin',
    address: () => `/admin/api/tenantReviews?${LIST}&sort=id&status=PUBLISHED&authorId=a&aboutId=b`,
  },
  listSearches: {
    by: 'admin',
    address: () => `/admin/api/searches?${LIST}&sort=id&locale=en&source=FILTER&empty=true`,
  },
  listDemand: { by: 'admin', address: () => `/admin/api/demand?${LIST}&sort=count` },
  listHelpRequests: {
    by: 'admin',
    address: () => `/admin/api/helpRequests?${LIST}&sort=id&status=OPEN&topic=OTHER&locale=en&userId=a`,
  },
  closeHelpRequest: { by: 'admin', address: (id) => `/admin/api/helpRequest/${id.helpRequest}/close` },
  reopenHelpRequest: { by: 'admin', address: (id) => `/admin/api/helpRequest/${id.helpRequest}/reopen` },
  getHelpDesk: { by: 'admin', address: (id) => `/admin/api/helpRequest/${id.helpRequest}` },
  replyToHelpRequest: {
    by: 'admin',
    address: (id) => `/admin/api/helpRequest/${id.helpRequest}/reply`,
    body: () => ({ message: 'You find it among your requests.', close: true, seen: 0 }),
  },
  addHelpNote: {
    by: 'admin',
    address: (id) => `/admin/api/helpRequest/${id.helpRequest}/note`,
    body: () => ({ message: 'Asked by phone before.' }),
  },
  assignHelpRequest: {
    by: 'admin',
    address: (id) => `/admin/api/helpRequest/${id.helpRequest}/assign`,
    body: () => ({ mine: true }),
  },
  writeToUser: {
    by: 'admin',
    address: (_id, { landlord }) => `/admin/api/user/${landlord.id}/message`,
    body: (id) => ({ message: 'Your photos are dark.', flatId: id.flat }),
  },
  listAuditEntries: {
    by: 'admin',
    address: () => `/admin/api/audit?${LIST}&sort=id&action=USER_BLOCKED&subjectType=USER&subjectId=1`,
  },
  listFailures: { by: 'admin' },
  getFailureStack: { by: 'admin', address: () => `/admin/api/failureStack/${FAILURE_STACK}` },
  listCanaries: { by: 'admin' },
  listVersionChanges: { by: 'admin' },
  changeVersions: {
    by: 'admin',
    address: () => '/admin/api/versions/production/change',
    body: () => ({
      revision: 1,
      ...REASON,
      kind: 'CANARY',
      remote: 'mf-search',
      version: '2.0.0',
      percent: 5,
      mayDrop: true,
    }),
  },
  listVitals: { by: 'admin' },
  listFailedJobs: { by: 'admin' },
  lastReport: { by: 'admin' },
  allReports: { by: 'admin', address: () => '/admin/api/allReports?from=2027-01-01&to=2027-12-31' },
  listMails: {
    by: 'admin',
    address: () => `/admin/api/mails?${LIST}&sort=subject&status=KEPT&kind=HELP_RECEIVED&locale=en`,
  },
  listMailTitles: { by: 'admin' },
  readMail: { by: 'admin', address: (id) => `/admin/api/mail/${id.mail}/read` },
  closeInvoice: {
    by: 'admin',
    address: (id) => `/admin/api/invoice/${id.invoice}/close`,
    body: () => ({ paidOn: '2027-03-02', ...REASON }),
  },
  creditInvoice: {
    by: 'admin',
    address: (id) => `/admin/api/invoice/${id.invoice}/credit`,
    body: () => ({ ...REASON, reissue: true }),
  },
  hideReview: { by: 'admin', address: (id) => `/admin/api/review/${id.flatReview}/hide`, body: () => REASON },
  showReview: { by: 'admin', address: (id) => `/admin/api/review/${id.flatReview}/show`, body: () => REASON },
  blockUser: {
    by: 'admin',
    address: (_id, { tenant }) => `/admin/api/user/${tenant.id}/block`,
    body: () => REASON,
  },
  unblockUser: {
    by: 'admin',
    address: (_id, { tenant }) => `/admin/api/user/${tenant.id}/unblock`,
    body: () => REASON,
  },
  updateBookingAttachment: {
    by: 'admin',
    address: (id) => `/admin/api/updateBookingAttachment/${id.waiting}`,
    body: () => REASON,
    file: () => aPdf('another').toString('latin1'),
  },
}
