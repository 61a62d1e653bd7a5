import { type AdminListService, createAdminListService } from '../admin-lists/admin-list-service.ts'
import { type AdminService, createAdminService } from '../admin/admin-service.ts'
import {
  type BlockedPeriodService,
  createBlockedPeriodService,
} from '../blocked-period/blocked-period-service.ts'
import { type AttachmentService, createAttachmentService } from '../attachment/attachment-service.ts'
import { type BookingListService, createBookingListService } from '../booking/booking-list-service.ts'
import { type BookingService, createBookingService } from '../booking/booking-service.ts'
import { type ContractService, createContractService } from '../booking/contract-service.ts'
import { createRequestService, type RequestService } from '../booking/request-service.ts'
import { type CalendarService, createCalendarService } from '../calendar/calendar-service.ts'
import { createSampleService, type SampleService } from '../contract-document/sample-service.ts'
import { createFlatEditingService, type FlatEditingService } from '../flat-editing/flat-editing-service.ts'
import { createFlatStatusService, type FlatStatusService } from '../flat-editing/flat-status-service.ts'
import { createFavouriteService, type FavouriteService } from '../favourite/favourite-service.ts'
import { createFlatService, type FlatService } from '../flat/flat-service.ts'
import { createHelpInboxService, type HelpInboxService } from '../help/help-inbox-service.ts'
import { createHelpService, type HelpService } from '../help/help-service.ts'
import { createSavedSearchService, type SavedSearchService } from '../saved-search/saved-search-service.ts'
import { createImageService, type ImageService } from '../image/image-service.ts'
import type { ServiceDependencies } from '../lib/service-dependencies.ts'
import { createInvoiceService, type InvoiceService } from '../invoice/invoice-service.ts'
import { createMailService, type MailService } from '../mail/mail-service.ts'
import { createMessageService, type MessageService } from '../message/message-service.ts'
import { createPlaceService, type PlaceService } from '../place/place-service.ts'
import { createPrivacyService, type PrivacyService } from '../privacy/privacy-service.ts'
import { type AccountService, createAccountService } from '../privacy/account-service.ts'
import { createFailureService, type FailureService } from '../telemetry/failure-service.ts'
import { createReportService, type ReportService } from '../report/report-service.ts'
import { createSearchLogService, type SearchLogService } from '../search-log/search-log-service.ts'
import {
  createUserBlockingService,
  type UserBlockingService,
} from '../user-blocking/user-blocking-service.ts'
import { createProfileService, type ProfileService } from '../user/profile-service.ts'
import { createModerationService, type ModerationService } from '../review/moderation-service.ts'
import { createReviewService, type ReviewService } from '../review/review-service.ts'
import { createSearchService, type SearchService } from '../search/search-service.ts'

/** Everything the marketplace can do, as functions of who asks and what for. The API and the demo data use the same. */
export interface Services {
  flats: FlatService
  search: SearchService
  favourites: FavouriteService
  places: PlaceService
  flatEditing: FlatEditingService
  flatStatus: FlatStatusService
  images: ImageService
  blockedPeriods: BlockedPeriodService
  calendars: CalendarService
  profiles: ProfileService
  privacy: PrivacyService
  accounts: AccountService
  help: HelpService
  helpInbox: HelpInboxService
  savedSearches: SavedSearchService
  requests: RequestService
  bookings: BookingService
  bookingLists: BookingListService
  contracts: ContractService
  attachments: AttachmentService
  samples: SampleService
  messages: MessageService
  reviews: ReviewService
  moderation: ModerationService
  mails: MailService
  admin: AdminService
  adminLists: AdminListService
  userBlocking: UserBlockingService
  reports: ReportService
  failures: FailureService
  searchLog: SearchLogService
  invoices: InvoiceService
}

export function createServices(dependencies: ServiceDependencies): Services {
  const searchLog = createSearchLogService(dependencies)

  return {
    flats: createFlatService(dependencies),
    search: createSearchService(dependencies),
    favourites: createFavouriteService(dependencies),
    places: createPlaceService(),
    flatEditing: createFlatEditingService(dependencies),
    flatStatus: createFlatStatusService(dependencies),
    images: createImageService(dependencies),
    blockedPeriods: createBlockedPeriodService(dependencies),
    calendars: createCalendarService(dependencies),
    profiles: createProfileService(dependencies),
    privacy: createPrivacyService(dependencies),
    accounts: createAccountService(dependencies),
    help: createHelpService(dependencies),
    helpInbox: createHelpInboxService(dependencies),
    savedSearches: createSavedSearchService(dependencies),
    requests: createRequestService(dependencies),
    bookings: createBookingService(dependencies),
    bookingLists: createBookingListService(dependencies),
    contracts: createContractService(dependencies),
    attachments: createAttachmentService(dependencies),
    samples: createSampleService(dependencies),
    messages: createMessageService(dependencies),
    reviews: createReviewService(dependencies),
    moderation: createModerationService(dependencies),
    invoices: createInvoiceService(dependencies),
    mails: createMailService(dependencies),
    admin: createAdminService(dependencies),
    adminLists: createAdminListService(dependencies, searchLog),
    userBlocking: createUserBlockingService(dependencies),
    reports: createReportService(dependencies),
    failures: createFailureService(dependencies),
    searchLog,
  }
}
