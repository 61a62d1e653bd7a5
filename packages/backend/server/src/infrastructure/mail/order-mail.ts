import type { Locale, WallTime } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import { addJobs } from '../job/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'

/** The kind of job that sends a mail. */
export const SEND_MAIL = 'SEND_MAIL'

/** The field of an order with the id of the mail's subject. A room registers how the subject is loaded. */
export type SubjectField = 'bookingId' | 'flatId'

/** A page of the identity service, which has no language prefix. */
export type SignInPath = `/auth/${string}`

/** A mail to be sent. It is written when it is sent, in the recipient's language. */
export interface MailOrder<Kind extends string = string> {
  mail: Kind
  /** The id of the recipient; null for one without an account, whose address and language have to be named. */
  to: string | null
  bookingId?: number
  flatId?: number
  values?: MailValues
  /** The mailbox, if it is not the recipient's current one. */
  address?: string
  /** The language, if it is not the recipient's. */
  locale?: Locale
  /** The target of the link, if it does not follow from the kind. */
  path?: PagePath | SignInPath
  /** A document that is attached, unless it is larger than mail servers take. */
  file?: MailFile
  /** The invoice that goes with it. */
  invoiceFile?: MailFile
}

/** A document that is attached: in the storage, or an invoice. */
export interface MailFile {
  name: string
  /** In the storage. */
  key?: string
  /** The invoice whose bytes these are. */
  invoiceId?: number
  /** The invoice whose credit note this is. */
  creditedInvoiceId?: number
  bytes: number
}

/** Values of the text that are in no table. */
export interface MailValues {
  reason?: string
  /** ISO 8601; formatted as day and time. */
  deadline?: string
  /** Inserted unchanged. */
  place?: string
  /** An e-mail address. Inserted unchanged. */
  email?: string
  /** An administrator's answer to a help request, and the request. Inserted unchanged. */
  answer?: string
  question?: string
  /** What a help request is about. */
  topic?: string
  /** The name of the other party. Inserted unchanged. */
  other?: string
  count?: number
  /** The number of a corrected invoice. Inserted unchanged. */
  invoice?: string
  number?: string
  /** The reference of a payment, by what it is for. Inserted unchanged. */
  rentPayment?: string
  depositPayment?: string
  /** In cents; formatted as euros. */
  gross?: number
  /** The VAT included, in cents; undefined without VAT. */
  vat?: number
  /** `YYYY-MM-DD`. */
  due?: string
  /** The days of a booking that are free again; undefined where none were taken. Inserted unchanged. */
  freed?: string
  /** The day on which the contract was offered that another replaces. Inserted unchanged. */
  replaced?: string
  /** The times of a viewing that is proposed; of one that is agreed; of one of which none suits. */
  proposed?: readonly WallTime[]
  agreed?: WallTime
  declined?: readonly WallTime[]
  /** The content of a report, by what was decided about it. Inserted unchanged. */
  kept?: string
  changed?: string
  hidden?: string
  blocked?: string
  /** The name of a person, by what was decided about them. Inserted unchanged. */
  keptPerson?: string
  blockedPerson?: string
  /** The number of a decision, after a report or without one, about content or a person. Inserted unchanged. */
  reported?: string
  unreported?: string
  reportedPerson?: string
  unreportedPerson?: string
  /** The day of the complaint that is decided, by whose it is: the recipient's, the author's, or a reporter's. Inserted unchanged. */
  ownComplaint?: string
  theirComplaint?: string
  reporterComplaint?: string
  /** The day of the first decision, where another administrator has made it, or the same one. Inserted unchanged. */
  otherStaff?: string
  sameStaff?: string
  /** The name of the attached file; undefined if none is attached. */
  file?: string
}

/** Orders mails in the transaction of their cause: both are committed, or neither. */
export function enqueueMails(trx: Queries, orders: readonly MailOrder[], now: Date): Promise<void> {
  return addJobs(trx, SEND_MAIL, orders, now)
}
