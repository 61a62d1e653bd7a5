import { type MailKind, MAILS } from './mails.ts'
import {
  type AdminListService,
  type AdminService,
  createAdminListService,
  createAdminService,
  createUserBlockingService,
  type UserBlockingService,
} from '../management/admin/module.ts'
import {
  type BlockedPeriodService,
  type CalendarService,
  createBlockedPeriodService,
  createCalendarService,
} from '../management/availability/module.ts'
import {
  type AttachmentService,
  type ContractService,
  createAttachmentService,
  createContractService,
  createSampleService,
  type SampleService,
} from '../rental/tenancy-contract/module.ts'
import { stateReasons, tellUnblocked } from '../management/content-report/index.ts'
import { notifyPayers } from '../rental/payment/index.ts'
import type { BookingListService } from '../rental/booking-view/index.ts'
import { createBookingListService } from '../rental/booking-view/module.ts'
import {
  type BookingService,
  createBookingService,
  createRequestService,
  type RequestService,
} from '../rental/booking-workflow/module.ts'
import {
  createFlatEditingService,
  createFlatStatusService,
  type FlatEditingService,
  type FlatStatusService,
} from '../management/own-flats/module.ts'
import {
  createFavouriteService,
  createFlatService,
  type FavouriteService,
  type FlatService,
} from '../catalogue/flat/module.ts'
import {
  type ContentReportService,
  createContentReportService,
  createReportDecisionService,
  type ReportDecisionService,
} from '../management/content-report/module.ts'
import { createFlatReviewService, type FlatReviewService } from '../management/flat-review/module.ts'
import {
  createHelpDeskService,
  createHelpInboxService,
  createHelpService,
  type HelpInboxService,
  type HelpService,
} from '../management/help/module.ts'
import { createSavedSearchService, type SavedSearchService } from '../catalogue/saved-search/module.ts'
import { createImageService, type ImageService } from '../catalogue/image/module.ts'
import { createListingReviewService, type ListingReviewService } from '../catalogue/listing-review/module.ts'
import { createSealedContractService, type SealedContractService } from '../rental/signed-contract/module.ts'
import { createSearchServices } from './search-services.ts'
import type { ServiceDependencies } from './service-dependencies.ts'
import { createInvoiceService, type InvoiceService } from '../rental/invoice/module.ts'
import { createMailService, type MailService } from '../infrastructure/mail/module.ts'
import {
  createMessageService,
  createQuestionService,
  createSavedReplyService,
  type MessageService,
  type QuestionService,
  type SavedReplyService,
} from '../rental/conversation/module.ts'
import {
  type AccountService,
  createAccountService,
  createPrivacyService,
  type PrivacyService,
} from '../management/privacy/module.ts'
import {
  createFailedJobService,
  type FailedJobService,
  type VersionService,
  createReportService,
  createTelemetryServices,
  createVersionService,
  type ReportService,
  type TelemetryServices,
} from '../management/operations/module.ts'
import { createSearchLogService, type PlaceService, type SearchService } from '../catalogue/search/module.ts'
import type { SearchLogService } from '../catalogue/search/index.ts'
import { type BankAccountService, createBankAccountService } from '../catalogue/bank-account/module.ts'
import { createPaymentService, type PaymentService } from '../rental/payment/module.ts'
import { createProfileService, type ProfileService } from '../catalogue/user/module.ts'
import {
  createModerationService,
  createReviewService,
  type ModerationService,
  type ReviewService,
} from '../rental/review/module.ts'

/** Everything the marketplace can do, as functions of who asks and what for. The API and the demo data use the same. */
export interface Services extends TelemetryServices {
  flats: FlatService
  search: SearchService
  favourites: FavouriteService
  places: PlaceService
  flatEditing: FlatEditingService
  flatStatus: FlatStatusService
  images: ImageService
  listingReviews: ListingReviewService
  blockedPeriods: BlockedPeriodService
  calendars: CalendarService
  profiles: ProfileService
  bankAccounts: BankAccountService
  privacy: PrivacyService
  accounts: AccountService
  help: HelpService
  helpInbox: HelpInboxService
  helpDesk: ReturnType<typeof createHelpDeskService>
  contentReports: ContentReportService
  reportDecisions: ReportDecisionService
  savedSearches: SavedSearchService
  requests: RequestService
  bookings: BookingService
  bookingLists: BookingListService
  contracts: ContractService
  attachments: AttachmentService
  payments: PaymentService
  samples: SampleService
  sealedContracts: SealedContractService
  messages: MessageService
  questions: QuestionService
  savedReplies: SavedReplyService
  reviews: ReviewService
  moderation: ModerationService
  mails: MailService<MailKind>
  admin: AdminService
  adminLists: AdminListService
  flatReviews: FlatReviewService
  userBlocking: UserBlockingService
  reports: ReportService
  failedJobs: FailedJobService
  versions: VersionService
  searchLog: SearchLogService
  invoices: InvoiceService
}

export function createServices(dependencies: ServiceDependencies): Services {
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
