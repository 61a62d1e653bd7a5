import type { Locale } from '@domizil/domain'
import type { PagePath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import type { Subject } from './define-mail.ts'
import type { Kinds, ValuesOf } from './value-kinds.ts'

/** The recipient, the language and the time of a mail. */
export interface MailReader {
  to: string
  locale: Locale
  now: Date
}

/** What is read of the subject of a mail: the path of its link, and the values that it gives. */
export interface SubjectFacts<K extends Kinds = Kinds> {
  /** Below the site's origin, without the language. */
  path: PagePath
  values: ValuesOf<K>
}

/** Reads the subject of a mail; undefined if it no longer exists. */
export type ReadSubject<S extends Subject = Subject> = (
  db: Queries,
  id: number,
  reader: MailReader,
) => Promise<SubjectFacts<S['values']> | undefined>

/** Reads the bytes of a document; undefined if it no longer exists. */
export type ReadAttachment = (db: Queries, id: number) => Promise<Buffer | undefined>

/** What rooms read for mails, by the names of subjects and of documents. */
export interface MailReaders {
  subjects: Readonly<Record<string, ReadSubject>>
  attachments: Readonly<Record<string, ReadAttachment>>
}
