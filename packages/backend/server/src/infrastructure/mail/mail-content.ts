import { DEFAULT_LOCALE, isLocale } from '@domizil/domain'
import { homePath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import { PermanentJobError } from '../job/index.ts'
import type { MailContent } from './compose-mail.ts'
import { mailOf, type Mail, type MailOrder } from './define-mail.ts'
import type { MailReader, MailReaders, SubjectFacts } from './mail-readers.ts'
import { findRecipient } from './mail-repository.ts'
import type { Attachment } from './value-kinds.ts'

/**
 * The recipient, the content and the documents of a mail; undefined if recipient or subject no longer exist.
 *
 * @throws {PermanentJobError} for an order of an earlier version: of a mail that there no longer is, or without its subject.
 */
export async function mailContent(
  db: Queries,
  order: MailOrder,
  { mails, now }: { mails: MailReaders; now: Date },
): Promise<{ address: string; content: MailContent; files: Attachment[] } | undefined> {
  const mail = mailOf(order.mail)
  if (!mail) throw new PermanentJobError(`There is no mail ${order.mail}`)
  const recipient = await recipientOf(db, order)
  if (!recipient) return undefined

  const { address, locale, name, isConfirmed } = recipient
  const about = await subjectOf(db, { mail, order, mails }, { to: order.to ?? '', locale, now })
  if (!about) return undefined

  const { values, files } = withFiles(mail, { ...about.values, ...order.values })
  return {
    address,
    content: { mail, locale, name, path: order.path ?? about.path, values, isConfirmed },
    files,
  }
}

/**
 * Where a mail goes, in which language and to whom; undefined if the account or its address is gone. A name greets only
 * who has confirmed the address, or has an account where addresses are not confirmed.
 */
async function recipientOf(db: Queries, { to, address, locale }: MailOrder) {
  if (to === null) {
    return address ? { address, locale: locale ?? DEFAULT_LOCALE, name: '', isConfirmed: false } : undefined
  }
  const user = await findRecipient(db, to)
  const mailbox = address ?? user?.email
  if (!user || !mailbox) return undefined

  const isConfirmed = user.email_verified !== false && mailbox.toLowerCase() === user.email.toLowerCase()
  return {
    address: mailbox,
    locale: locale ?? (isLocale(user.locale) ? user.locale : DEFAULT_LOCALE),
    name: isConfirmed ? [user.given_name, user.family_name].filter(Boolean).join(' ') : '',
    isConfirmed,
  }
}

/** Ten megabytes as they are sent, which every mail server takes. */
const MAX_FILE_BYTES = 7 * 1024 * 1024

/** The documents that go with a mail; the value of one that is too large is unknown. */
function withFiles({ values: kinds = {} }: Mail, given: Readonly<Record<string, unknown>>) {
  const values = { ...given }
  const files: Attachment[] = []
  for (const name of Object.keys(kinds)) {
    // Written by the order of this mail.
    const file = kinds[name]?.isAttached ? (values[name] as Attachment | undefined) : undefined
    if (!file) continue
    if (file.bytes <= MAX_FILE_BYTES) files.push(file)
    else delete values[name]
  }
  return { values, files }
}

async function subjectOf(
  db: Queries,
  { mail, order, mails }: { mail: Mail; order: MailOrder; mails: MailReaders },
  reader: MailReader,
): Promise<SubjectFacts | undefined> {
  const subject = mail.about ?? mail.maybeAbout
  if (!subject || (mail.maybeAbout && order.about === undefined)) return { path: homePath(), values: {} }
  if (order.about === undefined) throw new PermanentJobError(`The mail ${mail.code} is about nothing`)

  const read = mails.subjects[subject.name]
  if (!read) throw new TypeError(`No room has registered how to read ${subject.name}`)
  return read(db, order.about, reader)
}
