import type { Locale } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import type { MailTexts } from './mail-text.ts'
import { type MailOrder, orderMails, type SubjectField } from './order-mail.ts'

/** Who reads a mail, in which language and when. */
export interface MailReader {
  to: string
  locale: Locale
  now: Date
}

/** What a mail is about when it is written: the path of its link, and values that its texts name. */
export interface MailSubject {
  /** Below the site, without the language. */
  path: PagePath
  values: Record<string, string>
}

/** Reads what a mail is about; undefined where it does not exist any more. */
export type ReadSubject = (db: Queries, id: number, reader: MailReader) => Promise<MailSubject | undefined>

/** What a room registers: the texts of the mails it orders, and the subjects that it can read. */
export interface RoomMails<Kind extends string = string> {
  texts: Readonly<Record<Kind, MailTexts>>
  subjects?: Readonly<Partial<Record<SubjectField, ReadSubject>>>
}

/** Gives a room its mails: it can order only those that it has texts for. */
export function mailsOf<const Texts extends Record<string, MailTexts>>(texts: Texts) {
  return {
    texts,
    /** Orders mails in the transaction of their cause: both happen, or neither. */
    order: (trx: Queries, orders: readonly MailOrder<keyof Texts & string>[], now: Date) =>
      orderMails(trx, orders, now),
  }
}
