import { addressRoom } from '../catalogue/address/module.ts'
import { bankAccountRoom } from '../catalogue/bank-account/module.ts'
import { flatRoom } from '../catalogue/flat/module.ts'
import { imageRoom } from '../catalogue/image/module.ts'
import { listingReviewRoom } from '../catalogue/listing-review/module.ts'
import { referenceDataRoom } from '../catalogue/reference-data/module.ts'
import { savedSearchRoom } from '../catalogue/saved-search/module.ts'
import { searchRoom } from '../catalogue/search/module.ts'
import { userRoom } from '../catalogue/user/module.ts'
import { kernelRoom } from '../foundation/kernel/module.ts'
import { auditRoom } from '../infrastructure/audit/module.ts'
import { documentsRoom } from '../infrastructure/documents/module.ts'
import { httpRoom } from '../infrastructure/http/module.ts'
import { idempotencyRoom } from '../infrastructure/idempotency/module.ts'
import { jobRoom } from '../infrastructure/job/module.ts'
import { mailRoom } from '../infrastructure/mail/module.ts'
import { sealRoom } from '../infrastructure/seal/module.ts'
import { storageRoom } from '../infrastructure/storage/module.ts'
import { adminRoom } from '../management/admin/module.ts'
import { availabilityRoom } from '../management/availability/module.ts'
import { contentReportRoom } from '../management/content-report/module.ts'
import { flatReviewRoom } from '../management/flat-review/module.ts'
import { helpRoom } from '../management/help/module.ts'
import { operationsRoom } from '../management/operations/module.ts'
import { ownFlatsRoom } from '../management/own-flats/module.ts'
import { privacyRoom } from '../management/privacy/module.ts'
import { bookingRoom } from '../rental/booking/module.ts'
import { bookingViewRoom } from '../rental/booking-view/module.ts'
import { bookingWorkflowRoom } from '../rental/booking-workflow/module.ts'
import { conversationRoom } from '../rental/conversation/module.ts'
import { depositReturnRoom } from '../rental/deposit-return/module.ts'
import { addendumRoom } from '../rental/addendum/module.ts'
import { invoiceRoom } from '../rental/invoice/module.ts'
import { lastDayRoom } from '../rental/last-day/module.ts'
import { handoverRoom } from '../rental/handover/module.ts'
import { moveInRoom } from '../rental/move-in/module.ts'
import { paymentRoom } from '../rental/payment/module.ts'
import { reviewRoom } from '../rental/review/module.ts'
import { signedContractRoom } from '../rental/signed-contract/module.ts'
import { stayFileRoom } from '../rental/stay-file/module.ts'
import { tenancyContractRoom } from '../rental/tenancy-contract/module.ts'
import { userChangeRoom } from '../rental/user-change/module.ts'

/** The rooms of the server, in the order in which the API describes their calls. */
export const ROOMS = [
  kernelRoom,
  httpRoom,
  jobRoom,
  idempotencyRoom,
  auditRoom,
  storageRoom,
  documentsRoom,
  sealRoom,
  referenceDataRoom,
  addressRoom,
  flatRoom,
  searchRoom,
  ownFlatsRoom,
  imageRoom,
  listingReviewRoom,
  availabilityRoom,
  userRoom,
  bankAccountRoom,
  privacyRoom,
  helpRoom,
  contentReportRoom,
  savedSearchRoom,
  bookingRoom,
  paymentRoom,
  stayFileRoom,
  depositReturnRoom,
  lastDayRoom,
  handoverRoom,
  bookingViewRoom,
  userChangeRoom,
  bookingWorkflowRoom,
  signedContractRoom,
  tenancyContractRoom,
  addendumRoom,
  moveInRoom,
  conversationRoom,
  reviewRoom,
  mailRoom,
  adminRoom,
  flatReviewRoom,
  operationsRoom,
  invoiceRoom,
] as const
