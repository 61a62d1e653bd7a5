export type {
  CanaryCountTable,
  CanaryVerdictTable,
  DailyReportTable,
  RemoteFailureTable,
  SearchLogTable,
} from './admin-tables.ts'
export {
  BOOKING_COLUMNS,
  INVOICE_COLUMNS,
  blockedPeriodsAsOf,
  bookingsAsOf,
  completedBookings,
  invoicesAsOf,
  lastDayProposalsAsOf,
  reviewsAsOf,
} from './as-of.ts'
export type { ContentComplaintTable, ContentReportTable, RestrictionTable } from './content-report-tables.ts'
export { columnOf, columnsOfFields, fieldsOfRow, type StoredValues } from './field-columns.ts'
export type { BookingFileTable, DepositStatementTable } from './deposit-tables.ts'
export type { LastDayProposalTable } from './last-day-tables.ts'
export type { HandoverTable } from './handover-tables.ts'
export type { ImportedCalendarTable } from './calendar-tables.ts'
export type { FlatImageTable, WaitingImageTable } from './image-tables.ts'
export type { CreditNoteTable, InvoiceTable } from './invoice-tables.ts'
export type { KeptListingTable, StoredDerivatives, StoredListing } from './listing-tables.ts'
export type { MailTable } from './mail-tables.ts'
export type { BookingMessageTable, SavedReplyTable, StoredViewing } from './message-tables.ts'
export { type Database, personName, type Queries, titleIn } from './queries.ts'
export type { BookingPaymentTable } from './payment-tables.ts'
export type { ReviewTable } from './review-tables.ts'
export type {
  BlockedPeriodTable,
  BookingAttachmentTable,
  BookingTable,
  FlatTable,
  Tables,
} from './tables.ts'
export type { AppUserTable, HelpRequestTable, SavedSearchTable } from './user-tables.ts'
export type { FlatSearchTable } from './search-tables.ts'
