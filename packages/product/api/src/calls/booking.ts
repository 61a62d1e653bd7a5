import { call } from '../call.ts'
import type {
  bookingCalls,
  depositReturnCalls,
  handoverCalls,
  invoiceCalls,
  lastDayCalls,
  paymentCalls,
  reviewCalls,
} from '../schemas/index.ts'

/** The codes for forms of bookings, in display order. */
export const getBookingProperties = call<typeof bookingCalls.getBookingProperties>(
  'GET',
  '/booking/getBookingProperties',
)
/** The caller's requests as a tenant: all that are not cancelled, and the last 200 cancelled ones. */
export const listTenantBookings = call<typeof bookingCalls.listTenantBookings>(
  'GET',
  '/booking/api/tenant/list',
)
/** The requests for an own flat, with the same limit. */
export const listFlatBookings = call<typeof bookingCalls.listFlatBookings>(
  'GET',
  '/booking/api/flat/:flatId/list',
)
/** The requests for all of the caller's flats, with the same limit. */
export const listLandlordBookings = call<typeof bookingCalls.listLandlordBookings>(
  'GET',
  '/booking/api/landlord/list',
)
/** What differs from the answer before once bookings, messages or questions of the caller have changed. */
export const readRevision = call<typeof bookingCalls.readRevision>('GET', '/booking/api/revision')
/** Requests a booking. Idempotent with an `Idempotency-Key`. */
export const requestBooking = call<typeof bookingCalls.requestBooking>('POST', '/booking/api/new/:flatId')
/** Approves or declines a request. */
export const landlordApprove = call<typeof bookingCalls.landlordApprove>(
  'POST',
  '/booking/api/:id/landlordApprove',
)
/** Confirms or declines an approved request. */
export const tenantApprove = call<typeof bookingCalls.tenantApprove>('POST', '/booking/api/:id/tenantApprove')
/** Cancels a booking for whichever party calls. */
export const cancelBooking = call<typeof bookingCalls.cancelBooking>('DELETE', '/booking/api/:id/cancel')
/** Offers a contract for a confirmed booking, as JSON or as multipart with the file in the field `file`. */
export const chooseContractType = call<typeof bookingCalls.chooseContractType>(
  'POST',
  '/booking/api/:id/chooseContractType',
)
/** Signs the contract, or declines to. The `documentHash` must match the current contract. */
export const signContract = call<typeof bookingCalls.signContract>('POST', '/booking/api/:id/signContract')
/** Downloads a file of a booking as one of its parties. */
export const downloadAttachment = call<typeof bookingCalls.downloadAttachment>(
  'GET',
  '/booking/api/:id/attachment/:attachmentId',
)
/** The sample contract as a PDF. */
export const getSampleContract = call<typeof bookingCalls.getSampleContract>(
  'GET',
  '/booking/getSampleContract',
)
/** The number of the caller's pending requests as a tenant. */
export const countOpenTenantRequests = call<typeof bookingCalls.countOpenTenantRequests>(
  'GET',
  '/booking/api/tenant/openRequestCount',
)
/** The number of pending requests for the caller's flats. */
export const countOpenLandlordRequests = call<typeof bookingCalls.countOpenLandlordRequests>(
  'GET',
  '/booking/api/flat/openRequestCount',
)
/** The number of pending requests for an own flat. */
export const countOpenFlatRequests = call<typeof bookingCalls.countOpenFlatRequests>(
  'GET',
  '/booking/api/flat/:flatId/openRequestCount',
)
/** The number of all requests for an own flat. */
export const countFlatRequests = call<typeof bookingCalls.countFlatRequests>(
  'GET',
  '/booking/api/flat/:flatId/requestCount',
)

/** Proposes another last day of a stay that both have signed. Idempotent while it is open. */
export const proposeLastDay = call<typeof lastDayCalls.proposeLastDay>('POST', '/booking/api/:id/lastDay')
/** Accepts or declines the other side's proposal. Accepted, its days are blocked and the addendum is there to be signed. Idempotent. */
export const answerLastDay = call<typeof lastDayCalls.answerLastDay>(
  'POST',
  '/booking/api/:id/lastDay/:number/answer',
)
/** Withdraws one's own proposal before it is answered. Idempotent. */
export const withdrawLastDay = call<typeof lastDayCalls.withdrawLastDay>(
  'DELETE',
  '/booking/api/:id/lastDay/:number',
)
/** Signs the addendum; with the second signature the new last day is in force. Idempotent. */
export const signAddendum = call<typeof lastDayCalls.signAddendum>(
  'POST',
  '/booking/api/:id/lastDay/:number/sign',
)
/** Marks the refund of a shorter stay as paid back (the landlord) or as received (the tenant), or takes that back. Idempotent. */
export const markRefund = call<typeof lastDayCalls.markRefund>(
  'PUT',
  '/booking/api/:id/lastDay/:number/refund',
)

/** The protocol of moving in or out, for both parties and administrators; one that no party has written has what to begin with. */
export const readHandover = call<typeof handoverCalls.readHandover>('GET', '/booking/api/:id/handover/:kind')
/** Writes a protocol as a party; 409 HANDOVER_CHANGED if the other has changed it since. */
export const saveHandover = call<typeof handoverCalls.saveHandover>('PUT', '/booking/api/:id/handover/:kind')
/** Confirms a protocol as a party, with remarks if there are any. It is final once both have. Idempotent. */
export const confirmHandover = call<typeof handoverCalls.confirmHandover>(
  'POST',
  '/booking/api/:id/handover/:kind/confirm',
)

/** The return of a booking's deposit, for both parties and administrators. */
export const readDepositReturn = call<typeof depositReturnCalls.readDepositReturn>(
  'GET',
  '/booking/api/:id/depositReturn',
)
/** States as the landlord the return of the deposit and the deductions. In a dispute a higher return replaces it. Idempotent. */
export const stateDepositReturn = call<typeof depositReturnCalls.stateDepositReturn>(
  'POST',
  '/booking/api/:id/depositReturn',
)
/** Accepts the statement as the tenant, or objects to its deductions. Idempotent. */
export const answerDepositReturn = call<typeof depositReturnCalls.answerDepositReturn>(
  'POST',
  '/booking/api/:id/depositReturn/:statement/answer',
)
/** Marks the return as paid back (the landlord) or as received (the tenant), or takes that back. Idempotent. */
export const markDepositReturn = call<typeof depositReturnCalls.markDepositReturn>(
  'PUT',
  '/booking/api/:id/depositReturn/:statement/mark',
)
/** Writes the landlord's confirmation of moving in (§ 19 BMG) as a PDF of the booking. Idempotent on a day. */
export const confirmMoveIn = call<typeof depositReturnCalls.confirmMoveIn>(
  'POST',
  '/booking/api/:id/moveInConfirmation',
)
/** Adds a picture or a PDF to a booking that both have signed, as multipart with the file in the field `file`. */
export const uploadStayFile = call<typeof depositReturnCalls.uploadStayFile>('POST', '/booking/api/:id/file')
/** A file of a booking: a picture as WebP, or the PDF. Of files that nothing names yet only its uploader gets it. */
export const downloadStayFile = call<typeof depositReturnCalls.downloadStayFile>(
  'GET',
  '/booking/api/:id/file/:fileId',
)

/** The account that the caller is paid to. */
export const getBankAccount = call<typeof paymentCalls.getBankAccount>('GET', '/user/api/bankAccount')
/** Changes the account that the caller is paid to. The caller gets a mail about it. */
export const changeBankAccount = call<typeof paymentCalls.changeBankAccount>('PUT', '/user/api/bankAccount')
/** The account of any user. Each call is recorded in the audit log. */
export const readBankAccount = call<typeof paymentCalls.readBankAccount>(
  'POST',
  '/admin/api/user/:id/bankAccount',
)
/** The payments of a booking that the tenant has confirmed, for both parties and administrators. */
export const readPaymentPlan = call<typeof paymentCalls.readPaymentPlan>('GET', '/booking/api/:id/payments')
/** What the caller's flats earn in a year, by month, and how many of its requests became tenancies. */
export const readLandlordYear = call<typeof paymentCalls.readLandlordYear>(
  'GET',
  '/booking/api/landlord/year',
)
/** The rents and fees of the caller's year as a file for an accountant. */
export const readLandlordYearFile = call<typeof paymentCalls.readLandlordYearFile>(
  'GET',
  '/booking/api/landlord/year/file',
)
/** Marks a payment as paid (the tenant) or as received (the landlord), or takes that back. Idempotent. */
export const markPayment = call<typeof paymentCalls.markPayment>('PUT', '/booking/api/:id/payments/:number')

/** The caller's invoices as a landlord: the last 1,000 of a status. */
export const listInvoices = call<typeof invoiceCalls.listInvoices>('GET', '/booking/api/invoice/list')
/** The number of the caller's invoices that are to be paid. */
export const countOpenInvoices = call<typeof invoiceCalls.countOpenInvoices>(
  'GET',
  '/booking/api/invoice/openCount',
)
/** An own invoice as a PDF. */
export const downloadInvoice = call<typeof invoiceCalls.downloadInvoice>(
  'GET',
  '/booking/api/invoice/:id/pdf',
)
/** Marks an invoice as paid. */
export const closeInvoice = call<typeof invoiceCalls.closeInvoice>('POST', '/admin/api/invoice/:id/close')
/** The credit note of an own invoice as a PDF. */
export const downloadCreditNote = call<typeof invoiceCalls.downloadCreditNote>(
  'GET',
  '/booking/api/invoice/:id/creditNote',
)
/** Corrects a wrong invoice by a credit note, and issues a new one on request. */
export const creditInvoice = call<typeof invoiceCalls.creditInvoice>('POST', '/admin/api/invoice/:id/credit')

/** The last 200 published reviews of a flat: a stay is at least a month. */
export const listFlatReviews = call<typeof reviewCalls.listFlatReviews>('GET', '/flat/:id/reviews')
/** Both reviews of a stay, as far as the caller may see them. */
export const readBookingReviews = call<typeof reviewCalls.readBookingReviews>(
  'GET',
  '/booking/api/:id/reviews',
)
/** The last 200 published reviews of the tenant in a request. */
export const listTenantReviews = call<typeof reviewCalls.listTenantReviews>(
  'GET',
  '/booking/api/:id/tenantReviews',
)
/** Reviews the flat of a stay, as its tenant. */
export const reviewFlat = call<typeof reviewCalls.reviewFlat>('POST', '/booking/api/:id/flatReview')
/** Reviews the tenant of a stay, as the landlord. */
export const reviewTenant = call<typeof reviewCalls.reviewTenant>('POST', '/booking/api/:id/tenantReview')
/** Publishes a landlord's reply to a review. */
export const replyToReview = call<typeof reviewCalls.replyToReview>('POST', '/booking/api/review/:id/reply')
/** Hides a review from the public. */
export const hideReview = call<typeof reviewCalls.hideReview>('POST', '/admin/api/review/:id/hide')
/** Shows a hidden review again. */
export const showReview = call<typeof reviewCalls.showReview>('POST', '/admin/api/review/:id/show')
