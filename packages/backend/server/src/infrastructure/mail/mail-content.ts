import { DEFAULT_LOCALE, isLocale } from '@domizil/domain'
import { homePath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import { hasUsersWords, type MailContent } from './compose-mail.ts'
import { findRecipient } from './mail-repository.ts'
import type { MailFile, MailOrder, SubjectField } from './order-mail.ts'
import type { MailReader, MailSubject, RoomMails } from './room-mails.ts'

interface Writing {
  mails: RoomMails
  now: Date
}

/**
 * The recipient and the content of a mail; undefined if recipient or subject no longer exist, and for what repeats a user's
 * words in its first line to an address that no one has confirmed.
 */
export async function mailContent(
  db: Queries,
  order: MailOrder,
  { mails, now }: Writing,
): Promise<{ address: string; content: MailContent } | undefined> {
  const texts = mails.texts[order.mail]
  if (!texts) throw new TypeError(`No room has registered the mail ${order.mail}`)
  const recipient = await recipientOf(db, order)
  if (!recipient) return undefined

  const { address, locale, name, isConfirmed } = recipient
  if (!isConfirmed && hasUsersWords(texts[locale].subject)) return undefined
  const about = await subjectOf(db, order, mails, { to: order.to ?? '', locale, now })
  if (!about) return undefined

  const file = order.file && attachedFiles(order).includes(order.file) ? order.file.name : undefined
  const values = { ...about.values, ...order.values, ...(file && { file }) }
  return {
    address,
    content: { text: texts[locale], locale, name, path: order.path ?? about.path, values, isConfirmed },
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

/** The documents that go with a mail, without those that are too large. */
export function attachedFiles({ file, invoiceFile }: MailOrder): MailFile[] {
  return [file, invoiceFile].filter((one) => one !== undefined).filter(({ bytes }) => bytes <= MAX_FILE_BYTES)
}

const SUBJECT_FIELDS: readonly SubjectField[] = ['bookingId', 'flatId']

async function subjectOf(
  db: Queries,
  order: MailOrder,
  { subjects = {} }: RoomMails,
  reader: MailReader,
): Promise<MailSubject | undefined> {
  for (const field of SUBJECT_FIELDS) {
    const id = order[field]
    if (id === undefined) continue

    const read = subjects[field]
    if (!read) throw new TypeError(`No room has registered how to read ${field}`)
    return read(db, id, reader)
  }
  return { path: homePath(), values: {} }
}
