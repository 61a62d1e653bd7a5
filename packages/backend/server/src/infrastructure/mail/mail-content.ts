import { DEFAULT_LOCALE, isLocale } from '@domizil/domain'
import { homePath } from '@domizil/links'
import type { Queries } from '../../foundation/tables/index.ts'
import type { MailContent } from './compose-mail.ts'
import { findRecipient } from './mail-repository.ts'
import type { MailFile, MailOrder, SubjectField } from './order-mail.ts'
import type { MailReader, MailSubject, RoomMails } from './room-mails.ts'

interface Writing {
  mails: RoomMails
  now: Date
}

/** The recipient and the content of a mail; undefined if recipient or subject no longer exist. */
export async function mailContent(
  db: Queries,
  order: MailOrder,
  { mails, now }: Writing,
): Promise<{ address: string; content: MailContent } | undefined> {
  const texts = mails.texts[order.mail]
  if (!texts) throw new TypeError(`No room has registered the mail ${order.mail}`)
  const recipient = await findRecipient(db, order.to)
  const address = order.address ?? recipient?.email
  if (!recipient || !address) return undefined

  const locale = order.locale ?? (isLocale(recipient.locale) ? recipient.locale : DEFAULT_LOCALE)
  const about = await subjectOf(db, order, mails, { to: order.to, locale, now })
  if (!about) return undefined

  const name = [recipient.given_name, recipient.family_name].filter(Boolean).join(' ')
  const file = attachedFile(order)
  const values = { ...about.values, ...order.values, ...(file && { file: file.name }) }
  return {
    address,
    content: { text: texts[locale], locale, name, path: order.path ?? about.path, values },
  }
}

/** Ten megabytes as they are sent, which every mail server takes. */
const MAX_FILE_BYTES = 7 * 1024 * 1024

/** The document that goes with a mail; undefined for one that is too large. */
export function attachedFile({ file }: MailOrder): MailFile | undefined {
  return file && file.bytes <= MAX_FILE_BYTES ? file : undefined
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
