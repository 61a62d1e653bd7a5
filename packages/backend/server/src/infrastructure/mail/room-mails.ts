import type { Locale } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import type { MailTexts } from './mail-text.ts'
import { type MailOrder, enqueueMails, type SubjectField } from './order-mail.ts'

/** The recipient, the language and the time of a mail. */
export interface MailReader {
  to: string
  locale: Locale
  now: Date
}

/** The subject of a mail: the path of its link, and values for its text. */
export interface MailSubject {
  /** Below the site's origin, without the language. */
  path: PagePath
  values: Record<string, string>
}

/** Loads the subject of a mail; undefined if it no longer exists. */
export type ReadSubject = (db: Queries, id: number, reader: MailReader) => Promise<MailSubject | undefined>

/** The mails of a room: the texts of those it orders, and the subjects that it can load. */
export interface RoomMails<Kind extends string = string> {
  texts: Readonly<Record<Kind, MailTexts>>
  subjects?: Readonly<Partial<Record<SubjectField, ReadSubject>>>
  /** Loads the bytes of an issued invoice; undefined if it no longer exists. */
  readInvoice?: (db: Queries, id: number) => Promise<Buffer | undefined>
  /** The same for the credit note of an invoice. */
  readCreditNote?: (db: Queries, invoiceId: number) => Promise<Buffer | undefined>
}

/** Declares a room's mails: it can order only those with texts. */
export function mailsOf<const Texts extends Record<string, MailTexts>>(texts: Texts) {
  return {
    texts,
    /** Orders mails in the transaction of their cause: both are committed, or neither. */
    order: (trx: Queries, orders: readonly MailOrder<keyof Texts & string>[], now: Date) =>
      enqueueMails(trx, orders, now),
  }
}
