export type {
  CanaryCountTable,
  CanaryVerdictTable,
  DailyReportTable,
  RemoteFailureTable,
  SearchLogTable,
} from './admin-tables.ts'
export {
  blockedPeriodsAsOf,
  BOOKING_COLUMNS,
  bookingsAsOf,
  completedBookings,
  INVOICE_COLUMNS,
  invoicesAsOf,
  lastDayProposalsAsOf,
  reviewsAsOf,
} from './as-of.ts'
export type {
  BookingFileTable,
  BookingMessageTable,
  BookingPaymentTable,
  DepositStatementTable,
  HandoverTable,
  LastDayProposalTable,
  ReviewTable,
  SavedReplyTable,
  StoredViewing,
} from './booking-tables.ts'
export type { ContentComplaintTable, ContentReportTable, RestrictionTable } from './content-report-tables.ts'
export { columnOf, columnsOfFields, fieldsOfRow, type StoredValues } from './field-columns.ts'
export type {
  FlatImageTable,
  FlatSearchTable,
  ImportedCalendarTable,
  KeptListingTable,
  StoredDerivatives,
  StoredListing,
  WaitingImageTable,
} from './flat-tables.ts'
export type { CreditNoteTable, InvoiceTable } from './invoice-tables.ts'
export { type Database, personName, type Queries, titleIn } from './queries.ts'
export type { BlockedPeriodTable, BookingAttachmentTable, BookingTable, FlatTable, Tables } from './tables.ts'
export type { AppUserTable, HelpRequestTable, MailTable, SavedSearchTable } from './user-tables.ts'
