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
export type { StoredViewing } from './booking-tables.ts'
export { columnOf, columnsOfFields, fieldsOfRow, type StoredValues } from './field-columns.ts'
export type { StoredDerivatives, StoredListing } from './flat-tables.ts'
export { type Database, personName, type Queries, titleIn } from './queries.ts'
export type { Tables } from './tables.ts'
