import { MAILS } from './mails.ts'
import {
  createAdminListService,
  createAdminService,
  createUserBlockingService,
} from '../management/admin/module.ts'
import { createBlockedPeriodService, createCalendarService } from '../management/availability/module.ts'
import {
  createAttachmentService,
  createContractService,
  createSampleService,
} from '../rental/tenancy-contract/module.ts'
import { stateReasons, tellUnblocked } from '../management/content-report/index.ts'
import { notifyPayers } from '../rental/payment/index.ts'
import { createBookingListService } from '../rental/booking-view/module.ts'
import { createBookingService, createRequestService } from '../rental/booking-workflow/module.ts'
import { createFlatEditingService, createFlatStatusService } from '../management/own-flats/module.ts'
import { createFavouriteService, createFlatService } from '../catalogue/flat/module.ts'
import {
  createContentReportService,
  createReportDecisionService,
} from '../management/content-report/module.ts'
import { createFlatReviewService } from '../management/flat-review/module.ts'
import {
  createHelpDeskService,
  createHelpInboxService,
  createHelpService,
} from '../management/help/module.ts'
import { createSavedSearchService } from '../catalogue/saved-search/module.ts'
import { createImageService } from '../catalogue/image/module.ts'
import { createListingReviewService } from '../catalogue/listing-review/module.ts'
import { createSealedContractService } from '../rental/signed-contract/module.ts'
import { createSearchServices } from './search-services.ts'
import { type ServiceDependencies } from './service-dependencies.ts'
import { createInvoiceService } from '../rental/invoice/module.ts'
import { createMailService } from '../infrastructure/mail/module.ts'
import {
  createMessageService,
  createQuestionService,
  createSavedReplyService,
} from '../rental/conversation/module.ts'
import { createAccountService, createPrivacyService } from '../management/privacy/module.ts'
import {
  createFailedJobService,
  createReportService,
  createTelemetryServices,
  createVersionService,
} from '../management/operations/module.ts'
import { createSearchLogService } from '../catalogue/search/module.ts'
import { createBankAccountService } from '../catalogue/bank-account/module.ts'
import { createPaymentService } from '../rental/payment/module.ts'
import { createProfileService } from '../catalogue/user/module.ts'
import { createModerationService, createReviewService } from '../rental/review/module.ts'

/** Everything the marketplace can do, as functions of who asks and what for. The API and the demo data use the same. */
export type Services = ReturnType<typeof createServices>

/** Makes the services of all rooms; a room's are named here and nowhere else. */
export function createServices(dependencies: ServiceDependencies) {
  const mails = createMailService({ ...dependencies, mails: MAILS })

  return {
    flats: createFlatService(dependencies),
    ...createSearchServices(dependencies),
    favourites: createFavouriteService(dependencies),
    flatEditing: createFlatEditingService(dependencies),
    flatStatus: createFlatStatusService({ ...dependencies, stateReasons }),
    images: createImageService(dependencies),
    listingReviews: createListingReviewService({ ...dependencies, stateReasons }),
    blockedPeriods: createBlockedPeriodService(dependencies),
    calendars: createCalendarService(dependencies),
    profiles: createProfileService(dependencies),
    bankAccounts: createBankAccountService({ ...dependencies, notifyPayers }),
    privacy: createPrivacyService(dependencies),
    accounts: createAccountService(dependencies),
    help: createHelpService(dependencies),
    helpInbox: createHelpInboxService(dependencies),
    helpDesk: createHelpDeskService({ ...dependencies, writeMail: mails.write }),
    contentReports: createContentReportService(dependencies),
    reportDecisions: createReportDecisionService(dependencies),
    savedSearches: createSavedSearchService(dependencies),
    requests: createRequestService(dependencies),
    bookings: createBookingService(dependencies),
    bookingLists: createBookingListService(dependencies),
    contracts: createContractService(dependencies),
    attachments: createAttachmentService(dependencies),
    payments: createPaymentService(dependencies),
    samples: createSampleService(dependencies),
    sealedContracts: createSealedContractService(dependencies),
    messages: createMessageService(dependencies),
    questions: createQuestionService(dependencies),
    savedReplies: createSavedReplyService(dependencies),
    reviews: createReviewService(dependencies),
    moderation: createModerationService({ ...dependencies, stateReasons }),
    invoices: createInvoiceService(dependencies),
    mails,
    admin: createAdminService(dependencies),
    adminLists: createAdminListService(dependencies),
    flatReviews: createFlatReviewService(dependencies),
    userBlocking: createUserBlockingService({ ...dependencies, stateReasons, tellUnblocked }),
    reports: createReportService(dependencies),
    ...createTelemetryServices(dependencies),
    failedJobs: createFailedJobService(dependencies),
    versions: createVersionService(dependencies),
    searchLog: createSearchLogService(dependencies),
  }
}
