/** The status of a flat. Its graph is in `flat-status.ts`. */
export const FLAT_STATUSES = ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'INACTIVE', 'REJECTED', 'ARCHIVED'] as const
export type FlatStatus = (typeof FLAT_STATUSES)[number]

/** The status of a booking. Its graph is in `booking-graph.ts`. */
export const BOOKING_STATUSES = [
  'REQUESTED',
  'LANDLORD_APPROVED',
  'WAITING_FOR_CONTRACT',
  'CONTRACT_APPROVED',
  'BOOKING_COMPLETED',
  'BOOKING_CANCELED',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** The filters of request lists. PENDING includes every status that is not final. */
export const REQUEST_FILTERS = ['ALL', 'PENDING', ...BOOKING_STATUSES] as const
export type RequestFilter = (typeof REQUEST_FILTERS)[number]

/** Why a booking was cancelled. */
export const CANCEL_REASONS = [
  'LANDLORD_DECLINED',
  'TENANT_DECLINED',
  'CONTRACT_DECLINED',
  'CANCELED_BY_TENANT',
  'CANCELED_BY_LANDLORD',
  'CANCELED_BY_ADMIN',
  'RESERVED_FOR_ANOTHER',
  'FLAT_WITHDRAWN',
  'OFFER_REMOVED',
  'TENANT_REMOVED',
  'EXPIRED',
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** The origins of a tenancy contract. */
export const CONTRACT_TYPES = ['PLATFORM_CONTRACT', 'OWN_CONTRACT', 'PARTNER_CONTRACT'] as const
export type ContractType = (typeof CONTRACT_TYPES)[number]

/** The status of an invoice. */
export const INVOICE_STATUSES = ['OPEN', 'OVERDUE', 'CLOSED'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** The filters of invoice lists. */
export const INVOICE_FILTERS = ['ALL', ...INVOICE_STATUSES] as const
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number]
