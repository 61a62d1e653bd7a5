import type { AuditSubject } from '@domizil/domain'

/** The message of a status, by the kind of what has it. */
export const STATUS_WORDS: Readonly<Record<AuditSubject, (code: string) => string>> = {
  FLAT: (code) => `flatStatus.${code}`,
  BOOKING: (code) => `bookingStatus.${code}`,
  USER: (code) => `userStatus.${code}`,
  REVIEW: (code) => `reviewStatus.${code}`,
  INVOICE: (code) => `invoiceStatus.${code}`,
  HELP_REQUEST: (code) => `helpStatus.${code}`,
  REPORT: (code) => `reportStatus.${code}`,
  MESSAGE: (code) => code,
}
