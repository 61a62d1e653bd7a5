import { addressModule } from '../catalogue/address/module.ts'
import { bankAccountModule } from '../catalogue/bank-account/module.ts'
import { flatModule } from '../catalogue/flat/module.ts'
import { imageModule } from '../catalogue/image/module.ts'
import { listingReviewModule } from '../catalogue/listing-review/module.ts'
import { referenceDataModule } from '../catalogue/reference-data/module.ts'
import { savedSearchModule } from '../catalogue/saved-search/module.ts'
import { searchModule } from '../catalogue/search/module.ts'
import { userModule } from '../catalogue/user/module.ts'
import { kernelModule } from '../foundation/kernel/module.ts'
import { auditModule } from '../infrastructure/audit/module.ts'
import { documentsModule } from '../infrastructure/documents/module.ts'
import { httpModule } from '../infrastructure/http/module.ts'
import { idempotencyModule } from '../infrastructure/idempotency/module.ts'
import { jobModule } from '../infrastructure/job/module.ts'
import { mailModule } from '../infrastructure/mail/module.ts'
import { sealModule } from '../infrastructure/seal/module.ts'
import { storageModule } from '../infrastructure/storage/module.ts'
import { adminModule } from '../management/admin/module.ts'
import { availabilityModule } from '../management/availability/module.ts'
import { contentReportModule } from '../management/content-report/module.ts'
import { flatReviewModule } from '../management/flat-review/module.ts'
import { helpModule } from '../management/help/module.ts'
import { operationsModule } from '../management/operations/module.ts'
import { ownFlatsModule } from '../management/own-flats/module.ts'
import { privacyModule } from '../management/privacy/module.ts'
import { bookingModule } from '../rental/booking/module.ts'
import { bookingViewModule } from '../rental/booking-view/module.ts'
import { bookingWorkflowModule } from '../rental/booking-workflow/module.ts'
import { conversationModule } from '../rental/conversation/module.ts'
import { invoiceModule } from '../rental/invoice/module.ts'
import { paymentModule } from '../rental/payment/module.ts'
import { reviewModule } from '../rental/review/module.ts'
import { signedContractModule } from '../rental/signed-contract/module.ts'
import { tenancyContractModule } from '../rental/tenancy-contract/module.ts'

/** The rooms of the server, in the order in which the API describes their calls. */
export const ROOMS = [
  kernelModule,
  httpModule,
  jobModule,
  idempotencyModule,
  auditModule,
  storageModule,
  documentsModule,
  sealModule,
  referenceDataModule,
  addressModule,
  flatModule,
  searchModule,
  ownFlatsModule,
  imageModule,
  listingReviewModule,
  availabilityModule,
  userModule,
  bankAccountModule,
  privacyModule,
  helpModule,
  contentReportModule,
  savedSearchModule,
  bookingModule,
  paymentModule,
  bookingViewModule,
  bookingWorkflowModule,
  signedContractModule,
  tenancyContractModule,
  conversationModule,
  reviewModule,
  mailModule,
  adminModule,
  flatReviewModule,
  operationsModule,
  invoiceModule,
] as const
