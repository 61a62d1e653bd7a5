/**
 * The browser's view of the API: methods, paths and types. The schemas stay on the server. A file has few calls, because a
 * page loads all of it that any page of its remote uses.
 */
export * from './call.ts'
export * from './lists.ts'
export type { Booking, BookingContract, BookingEvent, NewBooking } from './schemas/booking.ts'
export type {
  BlockedPeriod,
  BlockedPeriods,
  NewBlockedPeriod,
  OwnBlockedPeriod,
} from './schemas/blocked-period.ts'
export type { AdminFind, AdminPerson } from './schemas/admin-find.ts'
export type * from './schemas/admin-rows.ts'
export type { Report } from './schemas/report.ts'
export type {
  CanaryOutcome,
  FailedJob,
  FailureCount,
  FailureFrame,
  VersionVitals,
  Vitals,
} from './schemas/telemetry-calls.ts'
export type { VersionHistory } from './schemas/version-calls.ts'
export type { Address, ApproximateLocation } from './schemas/address.ts'
export type { CalendarProblem, FlatCalendars, ImportedCalendar } from './schemas/calendar.ts'
export type { AdminReport, ContentReport, NewContentReport, ReportYear } from './schemas/content-report.ts'
export type { DepositDeduction, DepositReturn, DepositSummary, StayFile } from './schemas/deposit-return.ts'
export type { Handover, HandoverSummary, HandoverText } from './schemas/handover.ts'
export type { EnergyCertificate } from './schemas/energy-certificate.ts'
export type {
  DayRange,
  FlatCard,
  FlatChange,
  NewFlat,
  NewFlats,
  OwnFlat,
  PublicFlat,
  RoomCounts,
  Rooms,
} from './schemas/flat.ts'
export type { FieldHint, FlatReview } from './schemas/flat-review.ts'
export type { HelpDesk, HelpEntry } from './schemas/help-desk.ts'
export type { HelpReceipt, HelpRequest } from './schemas/help.ts'
export type { NewSavedSearch, SavedFilters, SavedSearch } from './schemas/saved-search.ts'
export type { Derivatives, FlatImage, ImageVariant, OwnImage, WaitingImage } from './schemas/image.ts'
export type { Invoice } from './schemas/invoice.ts'
export type { Trader } from './schemas/landlord.ts'
export type { LastDay, LastDayProposal } from './schemas/last-day.ts'
export type { BookingMessage, BookingMessages, SavedReply } from './schemas/message.ts'
export type { ErrorBody } from './schemas/parts.ts'
export type {
  BankAccount,
  Girocode,
  LandlordYear,
  PaymentPlan,
  PaymentSummary,
  PlannedPayment,
} from './schemas/payment.ts'
export type { DeletedAccount, OwnData } from './schemas/own-data.ts'
export type { OwnProperties, Profile, ProfileChange, RequiredUserdata } from './schemas/profile.ts'
export type { Question } from './schemas/question.ts'
export type { BookingReviews, FlatReviews, Review } from './schemas/review.ts'
export type { BookingProperties, FlatProperties, UserProperties } from './schemas/reference-data.ts'
export type {
  Bounds,
  Cluster,
  Pin,
  Place,
  OptionCounts,
  PriceHistogram,
  SearchFilter,
  SearchResult,
  SearchSort,
} from './schemas/search.ts'
export * from './calls/admin.ts'
export * from './calls/admin-find.ts'
export * from './calls/blocked-period.ts'
export * from './calls/booking.ts'
export * from './calls/content-report.ts'
export * from './calls/deposit-return.ts'
export * from './calls/handover.ts'
export * from './calls/flat.ts'
export * from './calls/flat-review.ts'
export * from './calls/help-desk.ts'
export * from './calls/image.ts'
export * from './calls/last-day.ts'
export * from './calls/mail.ts'
export * from './calls/message.ts'
export * from './calls/payment.ts'
export * from './calls/review.ts'
export * from './calls/invoice.ts'
export * from './calls/telemetry.ts'
export * from './calls/user.ts'
export * from './calls/versions.ts'
