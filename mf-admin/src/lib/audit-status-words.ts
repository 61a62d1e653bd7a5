import type { AdminListName, AuditSubject } from '@domizil/domain'

const STATUS_OF: Partial<Record<AdminListName, string>> = {
  flats: 'flatStatus',
  bookings: 'bookingStatus',
  users: 'userStatus',
  invoices: 'invoiceStatus',
  flatReviews: 'reviewStatus',
  tenantReviews: 'reviewStatus',
  helpRequests: 'helpStatus',
  reports: 'reportStatus',
  mails: 'mailStatus',
}

/** The message of a status, by the kind of what has it, or by the list that was narrowed to it. */
export const STATUS_WORDS: Readonly<Record<AuditSubject, (code: string, subjectId: string) => string>> = {
  FLAT: (code) => `flatStatus.${code}`,
  BOOKING: (code) => `bookingStatus.${code}`,
  USER: (code) => `userStatus.${code}`,
  REVIEW: (code) => `reviewStatus.${code}`,
  INVOICE: (code) => `invoiceStatus.${code}`,
  HELP_REQUEST: (code) => `helpStatus.${code}`,
  REPORT: (code) => `reportStatus.${code}`,
  MESSAGE: (code) => code,
  LIST: (code, list) => `${STATUS_OF[list as AdminListName]}.${code}`,
}
